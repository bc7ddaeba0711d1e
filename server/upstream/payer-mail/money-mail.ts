import { paymentPath } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { currencyCodes, findChoice } from '#app/features/buying/prices/price-list.ts';
import { formatDay } from '#app/kernel/days.ts';
import { decimalOf, formatMoney, moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { accountOf } from '#server/enrolment/account.ts';
import { findPaidUntil, isCovered } from '#server/enrolment/cover.ts';
import { ledgerOf, moneyIn, type OrderRows } from '#server/enrolment/ledger.ts';
import { findMailedEntry } from '#server/enrolment/money-mails.ts';
import type { TrailRow } from '#server/store/schema.ts';
import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import type { MailTexts } from '#server/content/mails/mail-texts.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import type { MailOptions } from '../send-mail.ts';

/** Says that money has come in, and what comes next, or that it was not for this order after all. */
export const moneyMail: PayerMailWriter = async (rows, { delivery, edition }, options) => {
  const { store, texts, siteUrl } = options;
  const entry = await findMailedEntry(store.tables, delivery);
  if (!entry) return undefined;
  const { enrolment } = rows;
  const common = {
    amount: amountOf(entry),
    reference: referenceOf(enrolment.id),
    payUrl: `${siteUrl}${paymentPath(enrolment)}`,
  };
  if (entry.action !== 'paid') {
    return texts.write('paymentTakenBack', edition, { ...common, explanation: stillToPay(rows) });
  }
  const others = withoutPayment(rows, entry);
  // Taken back meanwhile.
  if (!others) return undefined;
  const trouble = findTrouble(rows);
  if (trouble !== undefined) {
    return texts.write('paymentToCheck', edition, { ...common, explanation: trouble });
  }
  const name = isCovered(others) ? 'laterPayment' : 'firstPayment';
  return texts.write(name, edition, { ...common, ...cameNext(rows) });
};

function inWords({ enrolment }: OrderRows, minor: number): string {
  return formatMoney(moneyOf(minor, enrolment.currency));
}

/** A service may report a currency that we take no payments in. */
function amountOf({ amount_minor: minor, currency }: TrailRow): string {
  const ours = findChoice(currencyCodes, currency ?? '');
  if (ours) return formatMoney(moneyOf(minor ?? 0, ours));
  return `${decimalOf(minor ?? 0)} ${currency}`;
}

/** @returns undefined when the payment of an entry is not there any more */
function withoutPayment(rows: OrderRows, { reference }: TrailRow): OrderRows | undefined {
  const payments = rows.payments.filter(
    (payment) =>
      (payment.provider_reference ?? payment.id) !== reference || moneyIn(payment).minor <= 0,
  );
  return payments.length < rows.payments.length ? { ...rows, payments } : undefined;
}

/** Says why the money is not simply what was due, if so. */
function findTrouble(rows: OrderRows): string | undefined {
  const { enrolment, instalments } = rows;
  if (enrolment.cancelled_at !== null) {
    return 'The order is cancelled. We’ll contact you about paying the money back.';
  }
  if (instalments.length === 0) return 'We’ll agree the price with you first.';
  const { lines } = ledgerOf(rows);
  const [first] = lines;
  const short = lines.find(({ state }) => state === 'short');
  if (short) {
    const { paidMinor, instalment } = short;
    const rest = inWords(rows, instalment.amount_minor - paidMinor);
    const which = lines.length > 1 ? `payment ${instalment.number} of ${lines.length}` : 'the year';
    const cover = isCovered(rows) ? '' : ' Your cover starts once all of it has arrived.';
    return `${rest} is still to pay for ${which}. Transfer the rest with your reference, or call us.${cover}`;
  }
  if (accountOf(rows).state === 'attention') {
    return 'It is not what was due. Don’t pay again: we’ll check it and contact you.';
  }
  if (!first || isCovered(rows)) return undefined;
  const amount = inWords(rows, first.instalment.amount_minor);
  return `Your cover starts once payment 1 of ${lines.length}, ${amount}, has arrived.`;
}

function cameNext(rows: OrderRows) {
  const paidUntil = formatDay(findPaidUntil(rows) ?? '');
  const { lines } = ledgerOf(rows);
  const next = lines.find(({ state }) => state !== 'success')?.instalment;
  if (!next) {
    return {
      paidUntil: `one year after your start date (${paidUntil} or a few days later)`,
      next: 'none, the whole year is paid',
    };
  }
  const amount = inWords(rows, next.amount_minor);
  return { paidUntil, next: `${amount}, due on ${formatDay(next.due_day)}` };
}

function stillToPay(rows: OrderRows): string {
  const { owedMinor = 0 } = accountOf(rows);
  if (owedMinor <= 0) return '';
  return `${inWords(rows, owedMinor)} of the year’s price is still to pay.`;
}

export interface PayerMail extends MailOptions {
  readonly siteUrl: string;
  readonly catalogue: Pick<PlanCatalogue, 'prices' | 'tiers'>;
  readonly now?: () => number;
}

/** Writes a mail about an order; nothing when there is no reason for it any more. */
export type PayerMailWriter = (
  rows: OrderRows,
  claimed: ClaimedDelivery,
  options: PayerMail & { readonly nowMs: number },
) => Promise<ReturnType<MailTexts['write']> | undefined>;
