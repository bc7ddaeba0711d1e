import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables, TrailRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** Who changes an order, and when. */
export interface Author {
  readonly enrolmentId: string;
  readonly who: string;
  readonly note?: string | null;
  readonly nowMs: number;
}

export interface Entry extends Pick<TrailRow, 'action'> {
  readonly money?: { readonly minor: number; readonly currency: string };
  readonly earlierMinor?: number | null;
  readonly reference?: string | null;
}

/** Adds an entry, in the transaction of the change that it records. @returns its id */
export async function addToTrail(
  tables: Kysely<Tables>,
  { enrolmentId: enrolment_id, who, note = null, nowMs: at }: Author,
  { action, money, earlierMinor: earlier_minor = null, reference = null }: Entry,
): Promise<string> {
  const id = randomUUIDv7();
  const amount = { amount_minor: money?.minor ?? null, currency: money?.currency ?? null };
  const entry = { id, enrolment_id, at, who, action, ...amount, earlier_minor, reference, note };
  await tables.insertInto('enrolment_trail').values(entry).execute();
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
  const entries = tables.updateTable('enrolment_trail').set({ note: null });
  await entries.where('enrolment_id', 'in', enrolmentIds).where('note', 'is not', null).execute();
}
