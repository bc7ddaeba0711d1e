import { isEnded, lateWords } from '#app/features/buying/enrolment/payment/late-words.ts';
import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { changeInWords } from '#app/features/buying/enrolment/list-change.ts';
import { dayInLagos, dayMs, formatDay } from '#app/kernel/days.ts';
import { formatMoney, moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { scheduleTotal } from '#server/enrolment/account.ts';
import { ledgerOf } from '#server/enrolment/ledger.ts';
import { findListChange } from '#server/enrolment/members/list-change.ts';
import { findEmail, findOrder, rowsOf, requestOf } from '#server/enrolment/order-rows.ts';
import { isTimely, reminderNames } from '#server/enrolment/reminders/reminder-days.ts';
import { renewalReminder } from '#server/enrolment/renewals/run-renewals.ts';
import { trailOf } from '#server/enrolment/trail.ts';
import type { Store } from '#server/store/store.ts';
import { isReminded } from '#server/enrolment/reminders/run-reminders.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { moneyMail, type PayerMail, type PayerMailWriter } from './money-mail.ts';
import { createMailer } from '../send-mail.ts';
import { renewalOffer } from '#app/features/buying/enrolment/renewal.ts';
import { findRenewal } from '#server/enrolment/renewals/find-renewal.ts';

/**
 * Mails payers about money that has come in, about instalments, unless they have been paid meanwhile or
 * erased, or the contract has ended, about a year that ends, and groups about what their list has made of the price.
 */
export function createPayerMailDelivery(options: PayerMail): Deliver {
  const { store, now = Date.now } = options;
  const sendMail = createMailer(options);
  return async (claimed) => {
    // A mail about money belongs to the order's own lead.
    const { enrolmentLead = claimed.delivery.lead_id } = claimed.fields;
    const order = await findOrder(store, enrolmentLead);
    const mail =
      order &&
      (await writerFor(claimed)(await rowsOf(store.tables, order), claimed, {
        ...options,
        nowMs: now(),
      }));
    const email = mail && (await findEmail(store, order.id));
    if (!mail || email === undefined) return { kind: 'done' };
    const headers = { 'Auto-Submitted': 'auto-generated' };
    const outcome = await sendMail(email, { ...mail, headers }, claimed.delivery);
    if (outcome.kind === 'done') return outcome;
    // The answer may repeat the address, which is erased with the enrolment's lead alone.
    return { kind: outcome.kind, reason: outcome.reason };
  };
}

function writerFor({ kind, fields }: ClaimedDelivery): PayerMailWriter {
  if (kind === 'members') return listMail;
  if (kind !== 'payment-reminder') return moneyMail;
  return fields['reminder'] === renewalReminder ? renewalMail : reminderMail;
}

/** Says that a list has come, and what the order costs now, with nobody's name. */
const listMail: PayerMailWriter = async (rows, { fields }, { store, sender, siteUrl, nowMs }) => {
  const { enrolment, instalments } = rows;
  const { people = '', enrolled = '' } = fields;
  if (enrolment.cancelled_at !== null) return undefined;
  if (!(await isWithinLimit(store, enrolment.id, nowMs))) return undefined;
  const change = await findListChange(store.tables, rows);
  const kept = scheduleTotal(instalments);
  const reference = referenceOf(enrolment.id);
  return {
    subject: `We have your list of members: ${reference}`,
    text: [
      `You have confirmed a list of ${people} people for your order ${reference}.${people === enrolled ? '' : ` Your order was for ${enrolled}.`}`,
      change
        ? changeInWords(change)
        : `We’ll agree the price with you.${kept === undefined ? '' : ` Until then your order keeps its price of ${formatMoney(moneyOf(kept, enrolment.currency))} a year.`}`,
      `See your order and pay here:\n${siteUrl}${paymentPath(enrolment)}`,
      'Don’t share this link.',
      sender.name,
    ].join('\n\n'),
  };
};

/** Anyone can order with anyone's address, and confirm lists. */
const mostListsPerDay = 10;

async function isWithinLimit(store: Store, orderId: string, nowMs: number): Promise<boolean> {
  const lists = (await trailOf(store, orderId)).filter(
    ({ action, at }) => action === 'list confirmed' && at > nowMs - dayMs,
  );
  return lists.length <= mostListsPerDay;
}

const reminderMail: PayerMailWriter = async (rows, { fields }, options) => {
  const { sender, siteUrl, catalogue, nowMs } = options;
  const { instalment: number, reminder } = fields;
  const name = reminderNames.find((one) => one === reminder);
  const { lines } = ledgerOf(rows);
  const line = lines.find((one) => String(one.instalment.number) === number);
  if (!name || !line || !isReminded(line, lines)) return undefined;
  const { due_day: dueDay, amount_minor: minor, currency } = line.instalment;
  const today = dayInLagos(nowMs);
  if (!isTimely(name, dueDay, today)) return undefined;
  const unpaid = lines.filter(({ state }) => state !== 'success');
  const unpaidDays = unpaid.map(({ instalment }) => instalment.due_day);
  // There is no cover before the first payment.
  const isLater = line.instalment.number > 1;
  const { latePayment } = catalogue.prices;
  if (isLater && isEnded(unpaidDays, latePayment, today)) return undefined;
  const amount = moneyOf(minor, currency);
  const isOverdue = name === 'overdue';
  const what = lines.length > 1 ? `Payment ${number} of ${lines.length}` : 'Your payment';
  const due = `${isOverdue ? 'was' : 'is'} due on ${formatDay(dueDay)}`;
  return {
    subject: `${what} ${due}`,
    // Without anybody's name.
    text: [
      `${what} for your order ${referenceOf(rows.enrolment.id)}, ${formatMoney(amount)}, ${due}.`,
      ...(isOverdue ? ['It has not reached us yet.'] : []),
      ...(isLater ? [lateWords(unpaidDays, latePayment, today)] : []),
      `Pay online, or see how to pay by bank transfer:\n${siteUrl}${paymentPath(line.instalment)}`,
      'Don’t share this link.',
      'Have you paid by bank transfer in the last few days? Then you don’t need to do anything.',
      sender.name,
    ].join('\n\n'),
  };
};

/** Offers the next year for the same people, at the prices of the day on which it is sent. */
const renewalMail: PayerMailWriter = async (rows, { edition }, options) => {
  const { store, texts, siteUrl, catalogue, nowMs } = options;
  const { enrolment } = rows;
  const renewal = await findRenewal(store.tables, rows, dayInLagos(nowMs));
  const { prices, tiers } = catalogue;
  const offer = renewal && renewalOffer(requestOf(enrolment), renewal, prices);
  if (!offer) return undefined;
  const { path, price, startDay, tier } = offer;
  return texts.write('renewal', edition, {
    endDay: formatDay(startDay),
    plan: tiers[tier].name,
    price,
    renewUrl: `${siteUrl}${path}`,
    reference: referenceOf(enrolment.id),
  });
};
