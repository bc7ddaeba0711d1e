import { sql } from 'kysely';
import { dayOf, RefusedError } from '#server/staff-commands/command-line.ts';
import type { Store } from '#server/store/store.ts';
import { parsePerson, type Person } from './read-leads.ts';

/**
 * Finds whom a text names: an email address, a phone number, a lead id or the reference that the
 * visitor was told; undefined for other texts. @throws RefusedError when leads share the reference
 */
export async function findPerson(store: Store, typed: string): Promise<Person | undefined> {
  const text = typed.trim().toLowerCase();
  if (!/^[\da-f]{8}$/.test(text)) return parsePerson(text);
  const leads = await store.tables
    .selectFrom('leads')
    .select(['id', 'kind', 'created_at'])
    .where(sql`substr(id, 29)`, '=', text)
    .orderBy('created_at')
    .execute();
  if (leads.length > 1) {
    const lines = leads.map(({ id, kind, created_at: at }) => `  ${id}  of ${dayOf(at)}, ${kind}`);
    throw new RefusedError(
      `More than one lead has the reference ${text.toUpperCase()}. Give the whole id:\n${lines.join('\n')}`,
    );
  }
  const [lead] = leads;
  // Eight digits may be a phone number. A reference that no lead has finds none as an id either.
  return lead ? { kind: 'lead', id: lead.id } : (parsePerson(text) ?? { kind: 'lead', id: text });
}
