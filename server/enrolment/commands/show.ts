import { clockInLagos, dayInLagos } from '#app/kernel/days.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { print } from '#server/staff-commands/command-line.ts';
import type { PaymentRow, PaymentRowState, TrailRow } from '#server/store/schema.ts';
import type { StoreCommand } from '#server/staff-commands/run-store-command.ts';
import { scheduleTotal } from '../account.ts';
import { hasEnded } from '../links/ended-links.ts';
import { ledgerOf, type LedgerLine } from '../ledger.ts';
import { withPayments, type ListedEnrolment } from '../read-enrolments.ts';
import { trailOf } from '../trail.ts';
import { balanceInWords, inWords, planOf } from './command.ts';
import { findOnlyOrder } from './find-orders.ts';

/** Shows one enrolment with its payments and its history. */
export const show: StoreCommand = {
  usage: 'REF|PERSON',
  does: 'show an order, its payments and its history',
  options: {},
  takes: 'always',
  async run(call) {
    const enrolment = await findOnlyOrder(call);
    const [listed] = await withPayments(call.store, [enrolment]);
    if (!listed) return;
    const trail = await trailOf(call.store, enrolment.id);
    const isOver = await hasEnded(call.store.tables, enrolment.token);
    const page = `${call.settings.SITE_URL}/checkout/payment?request=${enrolment.token}`;
    for (const [label, text] of factsOf(listed, isOver ? `${page} (has ended)` : page)) {
      print(call, `${label.padEnd(10)}${text}`);
    }
    if (listed.rows.instalments.length > 1) {
      printAll('Schedule', ledgerOf(listed.rows).lines.map(scheduleLineOf));
    }
    printAll('Payments', listed.rows.payments.map(lineOf));
    printAll('History (Lagos time)', trail.map(trailLineOf));

    function printAll(title: string, lines: readonly string[]): void {
      print(call, `\n${title}`);
      for (const line of lines.length > 0 ? lines : ['none']) print(call, `  ${line}`);
    }
  },
};

function factsOf(listed: ListedEnrolment, page: string): [label: string, text: string][] {
  const { rows, account, fields } = listed;
  const { id, query, currency, cancelled_at: cancelledAt } = rows.enrolment;
  const { contract_version: contract } = rows.enrolment;
  const price = scheduleTotal(rows.instalments);
  const contact = [fields['name'], fields['email'], fields['phone']].filter(Boolean).join(', ');
  return [
    ['Order', `${referenceOf(id)} (${id})`],
    ['Sent', dayInLagos(rows.enrolment.created_at)],
    ['Plan', `${planOf(rows.enrolment)} (${query})`],
    ['Contract', contract ?? 'none kept'],
    ['Price', price === undefined ? 'to be agreed' : inWords(price, currency)],
    ['State', account.state],
    ['Money', balanceInWords(rows.enrolment, account)],
    ...(account.refundedMinor > 0
      ? [['Refunded', inWords(account.refundedMinor, currency)] as [string, string]]
      : []),
    ...(cancelledAt === null ? [] : [['Cancelled', dayInLagos(cancelledAt)] as [string, string]]),
    ['Contact', contact || 'no longer saved'],
    ['Page', page],
  ];
}

function scheduleLineOf({ instalment, paidMinor, state }: LedgerLine): string {
  const { number, due_day: dueDay, amount_minor: minor, currency } = instalment;
  const status = state === 'success' ? 'paid' : `paid ${inWords(paidMinor, currency)}`;
  return `${String(number).padStart(2)}  ${dueDay}  ${inWords(minor, currency)}, ${status}`;
}

const stateWords: Readonly<Record<PaymentRowState, string>> = {
  started: 'not paid yet',
  processing: 'under way',
  success: 'paid',
  failed: 'failed',
  cancelled: 'left without paying',
  unknown: 'to be checked',
};

/** Describes a payment in one line: its day, amount, way, state and reference. */
export function lineOf(payment: PaymentRow): string {
  const { amount_minor: minor, currency, provider, state, problem } = payment;
  const what = minor < 0 ? 'refunded' : stateWords[state];
  const parts = [
    `${dayInLagos(payment.paid_at ?? payment.updated_at)} ${inWords(Math.abs(minor), currency)}`,
    `${provider}: ${what}`,
    payment.provider_reference ?? payment.id,
    ...(problem === null ? [] : [problem]),
  ];
  return parts.join(', ');
}

/** Describes an entry of the trail in one line: when, who, what and why. */
function trailLineOf(entry: TrailRow): string {
  const { at, who, action, amount_minor: minor, currency, reference, note } = entry;
  const { earlier_minor: earlier } = entry;
  const parts = [
    `${dayInLagos(at)} ${clockInLagos(at)} ${who}: ${action}`,
    ...(minor === null || currency === null ? [] : [amountOf(earlier, minor, currency)]),
    ...(reference === null ? [] : [reference]),
    ...(note === null ? [] : [`"${note}"`]),
  ];
  return parts.join(', ');
}

/** Says an amount, and which price it has replaced. */
function amountOf(earlier: number | null, minor: number, currency: string): string {
  const amount = inWords(minor, currency);
  if (earlier === null) return amount;
  return earlier === minor
    ? `${amount} as before`
    : `from ${inWords(earlier, currency)} to ${amount}`;
}
