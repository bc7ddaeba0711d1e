import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables, TrailRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Adds an entry, in the transaction of the change that it records. @returns its id */
export async function addToTrail(
  tables: Kysely<Tables>,
  entry: Pick<TrailRow, 'enrolment_id' | 'at' | 'who' | 'action'> & Partial<TrailRow>,
): Promise<string> {
  const id = randomUUIDv7();
  await tables
    .insertInto('enrolment_trail')
    .values({
      amount_minor: null,
      currency: null,
      earlier_minor: null,
      reference: null,
      note: null,
      ...entry,
      id,
    })
    .execute();
  return id;
}

/** Returns the trail of an enrolment, oldest first. */
export function trailOf(
  { tables }: Pick<Store, 'tables'>,
  enrolmentId: string,
): Promise<TrailRow[]> {
  const entries = tables.selectFrom('enrolment_trail').selectAll();
  return entries.where('enrolment_id', '=', enrolmentId).orderBy('at').orderBy('id').execute();
}

/** Erases the notes of these enrolments, which are free text. */
export async function eraseNotes(
  tables: Kysely<Tables>,
  enrolmentIds: readonly string[],
): Promise<void> {
  await tables
    .updateTable('enrolment_trail')
    .set({ note: null })
    .where('enrolment_id', 'in', enrolmentIds)
    .where('note', 'is not', null)
    .execute();
}
