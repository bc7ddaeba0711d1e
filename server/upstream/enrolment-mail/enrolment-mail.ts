import { dayMs, formatDay } from '#app/kernel/days.ts';
import { formatMoney, moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { ContractFile } from '#server/contract/contract-file.ts';
import { scheduleTotal } from '#server/enrolment/account.ts';
import { findReturning } from '#server/enrolment/links/find-returning.ts';
import { findEmail, findOrder, instalmentsOf } from '#server/enrolment/order-rows.ts';
import { trailOf } from '#server/enrolment/trail.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Store } from '#server/store/store.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import type { InstalmentRow } from '#server/store/schema.ts';
import { createMailer, type MailOptions } from '../send-mail.ts';

interface EnrolmentMail extends MailOptions {
  readonly siteUrl: string;
  readonly contractFile: ContractFile;
}

/** Mails the person who enrolled: the reference with the payment link, and on request the link again. */
export function createEnrolmentMailDelivery(options: EnrolmentMail): Deliver {
  const sendMail = createMailer(options);
  return async (claimed) => {
    const isReturn = claimed.kind === 'order-link';
    const text = await (isReturn ? linkText(claimed, options) : orderText(claimed, options));
    if (!text) return { kind: 'done' };
    return sendMail(claimed.fields['email'], text, claimed.delivery);
  };
}

async function orderText(claimed: ClaimedDelivery, options: EnrolmentMail) {
  const { store, siteUrl, texts, contractFile } = options;
  const { fields, edition } = claimed;
  const { enrolmentLead: id = claimed.delivery.lead_id } = fields;
  const order = await findOrder(store, id);
  if (!order || !(await isMeant(claimed, id, store))) return undefined;
  if (!(await isWithinDailyLimit(store, claimed))) return undefined;
  const { contract_version: version } = order;
  const isCurrent = version === contractFile.version;
  const facts = {
    reference: referenceOf(id),
    plan: fields['plan'] ?? '',
    contract: `${version === null ? 'none' : `version ${version}`}${isCurrent ? ', attached' : ''}`,
    payUrl: linkTo(siteUrl, order.token),
  };
  const instalments = await instalmentsOf(store, id);
  const text =
    instalments.length === 0
      ? texts.write('orderToAgree', edition, facts)
      : texts.write('order', edition, { ...facts, price: scheduleInWords(instalments) });
  // Another version is not what was accepted.
  return isCurrent ? { ...text, attachments: [await attachmentOf(contractFile)] } : text;
}

/** Names the price of the year, and each payment with its day. */
function scheduleInWords(instalments: readonly InstalmentRow[]): string {
  const payments = instalments.map(
    ({ amount_minor: minor, currency, due_day: day }) =>
      `${formatMoney(moneyOf(minor, currency))}, due on ${formatDay(day)}`,
  );
  const [only = '', ...more] = payments;
  if (more.length === 0) return `${only}, for the whole year`;
  const total = formatMoney(
    moneyOf(scheduleTotal(instalments) ?? 0, instalments[0]?.currency ?? 'NGN'),
  );
  const lines = payments.map((payment, at) => `${at + 1}. ${payment}`);
  return [`${total} for the year, in ${payments.length} payments:`, ...lines].join('\n');
}

/** Whether a mail is still to go where it was planned to: a correction plans its own. */
async function isMeant({ kind, fields }: ClaimedDelivery, orderId: string, store: Store) {
  if (kind === 'order-email') {
    return (await findEmail(store, orderId)) === fields['email']?.toLowerCase();
  }
  const trail = await trailOf(store, orderId);
  return trail.every(({ action }) => action !== 'email corrected');
}

async function attachmentOf({ version, read }: ContractFile) {
  return {
    filename: `contract-${version}.pdf`,
    content: await read(),
    contentType: 'application/pdf',
  };
}

/** Nothing where reference and address do not belong together, or have had enough mails. */
async function linkText(claimed: ClaimedDelivery, { store, siteUrl, texts }: EnrolmentMail) {
  const { reference = '', email = '' } = claimed.fields;
  const order = await findReturning(store, { reference, email, askedAtMs: claimed.createdAtMs });
  if (!order) return undefined;
  const facts = { reference: referenceOf(order.id), payUrl: linkTo(siteUrl, order.token) };
  return texts.write('returnLink', claimed.edition, facts);
}

function linkTo(siteUrl: string, token: string): string {
  return `${siteUrl}/checkout/payment?request=${token}`;
}

/** Anyone can type anyone's address; a sponsor may enrol a few people in a day. */
const mostOrders = 10;

/**
 * Tells whether an order is among the first that have had this address in 24 hours. One whose address was
 * corrected counts for each that it has had.
 */
async function isWithinDailyLimit(
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
