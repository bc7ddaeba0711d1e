import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Store } from '#server/store/store.ts';

/** Anyone can type anyone's address; a sponsor may enrol a few people in a day. */
const mostOrders = 10;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells whether an order is among the first that have had this address in 24 hours. One whose address was
 * corrected counts for each that it has had.
 */
export async function isWithinDailyLimit(
  { tables }: Store,
  { fields, createdAtMs }: ClaimedDelivery,
): Promise<boolean> {
  const email = fields['email']?.toLowerCase() ?? '';
  const recent = tables
    .selectFrom('leads')
    .where('created_at', '>', createdAtMs - dayMs)
    .where('created_at', '<=', createdAtMs);
  const orders = await recent
    .select('id')
    .where('kind', '=', 'enrolment')
    .where('email', '=', email)
    .execute();
  const corrections = await recent.select('fields').where('kind', '=', 'order-email').execute();
  const corrected = corrections.flatMap(({ fields: json }) => {
    const sent = JSON.parse(json) as Readonly<Record<string, string>>;
    const addresses = [sent['email'], sent['earlierEmail']];
    return addresses.some((one) => one?.toLowerCase() === email) ? [sent['enrolmentLead']] : [];
  });
  return new Set([...orders.map(({ id }) => id), ...corrected]).size <= mostOrders;
}
