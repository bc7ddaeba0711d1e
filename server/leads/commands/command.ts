import { dayInLagos } from '#app/kernel/days.ts';
import { RefusedError, UsageError } from '#server/staff-commands/command-line.ts';
import type { SubjectCall } from '#server/staff-commands/run-store-command.ts';
import { type Person, parsePerson } from './read-leads.ts';
import { sql } from 'kysely';
import type { Store } from '#server/store/store.ts';

/** What a person is named by, in words. */
export const anyPerson = 'an email address, a phone number, a reference or a lead id';

/** Finds the person who is named; undefined when none is. @throws UsageError, RefusedError */
export async function personOf({ store, subject }: SubjectCall): Promise<Person | undefined> {
  if (subject === undefined) return undefined;
  const person = await findPerson(store, subject);
  if (!person) throw new UsageError(`"${subject}" is not ${anyPerson}`);
  return person;
}

/** For a person of whom nothing is kept. */
export function nothingFound({ subject, place }: SubjectCall): RefusedError {
  return new RefusedError(`Nothing found for "${subject}" in ${place}.`);
}

/**
 * Finds whom a text names: an email address, a phone number, a lead id or the reference that the
 * visitor was told; undefined for other texts. @throws RefusedError when leads share the reference
 */
async function findPerson(store: Store, typed: string): Promise<Person | undefined> {
  const text = typed.trim().toLowerCase();
  if (!/^[\da-f]{8}$/.test(text)) return parsePerson(text);
  const leads = await store.tables
    .selectFrom('leads')
    .select(['id', 'kind', 'created_at'])
    .where(sql`substr(id, 29)`, '=', text)
    .orderBy('created_at')
    .execute();
  if (leads.length > 1) {
    const lines = leads.map(
      ({ id, kind, created_at: at }) => `  ${id}  of ${dayInLagos(at)}, ${kind}`,
    );
    throw new RefusedError(
      `More than one lead has the reference ${text.toUpperCase()}. Give the whole id:\n${lines.join('\n')}`,
    );
  }
  const [lead] = leads;
  // Eight digits may be a phone number. A reference that no lead has finds none as an id either.
  return lead ? { kind: 'lead', id: lead.id } : (parsePerson(text) ?? { kind: 'lead', id: text });
}
