import type { Kysely } from 'kysely';
import { newDelivery } from '#server/leads/plan-deliveries.ts';
import type { DeliveryRow, Tables, TrailRow } from '#server/store/schema.ts';
import { findEmail } from './order-rows.ts';
import { addToTrail, type Author, type Entry } from './trail.ts';

/** What a delivery is called that mails the payer about an entry of the trail. */
const chainStart = 'trail-';
const chainOf = (entryId: string) => `${chainStart}${entryId}`;

/**
 * Adds an entry about money to the trail, and plans the mail about it to the payer. The mail belongs to
 * the lead of the order, and goes with it.
 */
export async function recordMoney(
  tables: Kysely<Tables>,
  author: Author & { readonly isMailed: boolean },
  entry: Entry,
): Promise<void> {
  const { enrolmentId: leadId, nowMs, isMailed } = author;
  const id = await addToTrail(tables, author, entry);
  if (!isMailed || (await findEmail({ tables }, leadId)) === undefined) return;
  const mail = newDelivery({ leadId, target: 'payer-mail', chain: chainOf(id) }, nowMs);
  await tables.insertInto('deliveries').values(mail).execute();
}

/**
 * Drops the mail about a payment that staff take back, unless it has been tried.
 * @returns whether the payer may have had it
 */
export async function dropMoneyMail(
  tables: Kysely<Tables>,
  enrolmentId: string,
  reference: string | null,
): Promise<boolean> {
  const entry = await tables
    .selectFrom('enrolment_trail')
    .select('id')
    .where('enrolment_id', '=', enrolmentId)
    .where('action', '=', 'paid')
    .where('reference', '=', reference)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!entry) return false;
  const { numDeletedRows: dropped } = await tables
    .deleteFrom('deliveries')
    .where('lead_id', '=', enrolmentId)
    .where('chain', '=', chainOf(entry.id))
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (dropped > 0n) return false;
  const tried = tables.selectFrom('deliveries').select('id').where('lead_id', '=', enrolmentId);
  return (await tried.where('chain', '=', chainOf(entry.id)).executeTakeFirst()) !== undefined;
}

/** Finds the entry of the trail that a delivery mails about. */
export async function findMailedEntry(
  tables: Kysely<Tables>,
  { chain }: Pick<DeliveryRow, 'chain'>,
): Promise<TrailRow | undefined> {
  const entry = tables.selectFrom('enrolment_trail').selectAll();
  return entry.where('id', '=', chain.slice(chainStart.length)).executeTakeFirst();
}
