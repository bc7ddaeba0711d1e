import { dayOf } from '#server/staff-commands/command-line.ts';
import type { PaymentRow, PaymentRowState, TrailRow } from '#server/store/schema.ts';
import { inWords } from './amounts.ts';

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
    `${dayOf(payment.paid_at ?? payment.updated_at)} ${inWords(Math.abs(minor), currency)}`,
    `${provider}: ${what}`,
    payment.provider_reference ?? payment.id,
    ...(problem === null ? [] : [problem]),
  ];
  return parts.join(', ');
}

/** Describes an entry of the trail in one line: when, who, what and why. */
export function trailLineOf(entry: TrailRow): string {
  const { at, who, action, amount_minor: minor, currency, reference, note } = entry;
  const parts = [
    `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} ${who}: ${action}`,
    ...(minor === null || currency === null ? [] : [inWords(minor, currency)]),
    ...(reference === null ? [] : [reference]),
    ...(note === null ? [] : [`"${note}"`]),
  ];
  return parts.join(', ');
}
