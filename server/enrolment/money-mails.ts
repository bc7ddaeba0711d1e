import type { Kysely } from 'kysely';
import { newDelivery } from '#server/leads/plan-deliveries.ts';
import type { DeliveryRow, Tables, TrailRow } from '#server/store/schema.ts';
import { findEmail } from './order-rows.ts';

/** What a delivery is called that mails the payer about an entry of the trail. */
const chainStart = 'trail-';
const chainOf = (entryId: string) => `${chainStart}${entryId}`;

/**
 * Plans the mail about money that has come in, or that staff take back, in the transaction of its entry in
 * the trail. It belongs to the lead of the order, and goes with it.
 */
export async function planMoneyMail(
  tables: Kysely<Tables>,
  { id, enrolment_id: leadId, at }: Pick<TrailRow, 'id' | 'enrolment_id' | 'at'>,
): Promise<void> {
  if ((await findEmail({ tables }, leadId)) === undefined) return;
  const mail = newDelivery({ leadId, target: 'payer-mail', chain: chainOf(id) }, at);
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
  const mail = { lead_id: enrolmentId, chain: chainOf(entry.id) };
  const { numDeletedRows: dropped } = await tables
    .deleteFrom('deliveries')
    .where('lead_id', '=', mail.lead_id)
    .where('chain', '=', mail.chain)
    .where('attempts', '=', 0)
    .executeTakeFirst();
  if (dropped > 0n) return false;
  const tried = tables.selectFrom('deliveries').select('id').where('lead_id', '=', mail.lead_id);
  return (await tried.where('chain', '=', mail.chain).executeTakeFirst()) !== undefined;
}

/** Finds the entry of the trail that a delivery mails about. */
export async function findMailedEntry(
  tables: Kysely<Tables>,
  { chain }: Pick<DeliveryRow, 'chain'>,
): Promise<TrailRow | undefined> {
  const entry = tables.selectFrom('enrolment_trail').selectAll();
  return entry.where('id', '=', chain.slice(chainStart.length)).executeTakeFirst();
}
