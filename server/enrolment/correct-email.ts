import type { Kysely, Transaction } from 'kysely';
import type { CorrectionAnswer } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Tables } from '#server/store/schema.ts';
import { moveSent } from './drafts/order-drafts.ts';
import { leadAbout } from './lead-about.ts';
import type { OrderRows } from './ledger.ts';
import { replaceLinks } from './links/renew-links.ts';
import { findLinked, lockOrder, rowsOf } from './order-rows.ts';
import type { OrderPaymentsOptions } from './payment-service.ts';
import { addToTrail, trailOf } from './trail.ts';

/** So often can whoever has the link put the address right. */
const mostCorrections = 3;

interface Wanted {
  readonly token: string;
  readonly email: string;
}

/**
 * Gives an order the right email address, and other links, since somebody else may have had a mail with
 * those of before. Staff are told, and the mail about the order goes to the new address alone.
 */
export function correctEmail(
  options: Pick<OrderPaymentsOptions, 'store' | 'saver' | 'now'>,
  wanted: Wanted,
): Promise<CorrectionAnswer> {
  const work = options.store.tables.transaction();
  return work.execute((transaction) => correct(transaction, options, wanted));
}

async function correct(
  transaction: Transaction<Tables>,
  { saver, now = Date.now }: Pick<OrderPaymentsOptions, 'saver' | 'now'>,
  { token, email }: Wanted,
): Promise<CorrectionAnswer> {
  const nowMs = now();
  const found = await findLinked({ tables: transaction }, token);
  const order = found && (await lockOrder(transaction, found.enrolment.id));
  // Of two at once, the second finds that its link has ended.
  if (!order || !(await findLinked({ tables: transaction }, token))) return { kind: 'refused' };
  const rows = await rowsOf(transaction, order);
  const left = await correctionsLeft(transaction, rows);
  if (left === 0) return { kind: 'refused' };
  const before = await changeEmail(transaction, order.id, email);
  if (!before) return { kind: 'refused' };
  if (before.email.toLowerCase() === email.toLowerCase()) return { kind: 'same' };
  const buyer = { enrolmentId: order.id, who: 'the buyer', nowMs };
  const fresh = await replaceLinks(transaction, rows, nowMs);
  const pathOf = (link: string) => paymentPath({ ...order, token: link });
  await moveSent(transaction, pathOf(order.token), pathOf(fresh));
  await addToTrail(transaction, buyer, { action: 'email corrected' });
  // Back and forth again within minutes, it is no repeat of the same lead.
  const correction = String(mostCorrections - left + 1);
  const lead = leadAbout(order, {
    kind: 'order-email',
    fields: { plan: before.plan, email, earlierEmail: before.email, correction },
    edition: before.edition,
    sentKey: fresh,
  });
  await saver.saveIn(transaction, lead);
  return { kind: 'corrected', path: pathOf(fresh) };
}

/** How often the address can still be put right; never once money has come in, or may be on its way. */
export async function correctionsLeft(
  tables: Kysely<Tables>,
  { enrolment, payments }: Pick<OrderRows, 'enrolment' | 'payments'>,
): Promise<number> {
  const isBegun = payments.some(({ state }) => state !== 'failed');
  if (isBegun || enrolment.cancelled_at !== null) return 0;
  const trail = await trailOf({ tables }, enrolment.id);
  const made = trail.filter(({ action }) => action === 'email corrected');
  return Math.max(0, mostCorrections - made.length);
}

/**
 * Changes the address of an order, whose lead is found and erased by it.
 * @returns what it was; undefined once the lead is gone
 */
export async function changeEmail(tables: Kysely<Tables>, orderId: string, email: string) {
  const lead = await tables
    .selectFrom('leads')
    .select(['fields', 'edition'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!lead) return undefined;
  const fields = JSON.parse(lead.fields) as Record<string, string>;
  await tables
    .updateTable('leads')
    .set({ email: email.toLowerCase(), fields: JSON.stringify({ ...fields, email }) })
    .where('id', '=', orderId)
    .execute();
  const { email: before = '', plan = '' } = fields;
  const edition: Edition = lead.edition === 'DG' ? 'DG' : 'NG';
  return { email: before, plan, edition };
}
