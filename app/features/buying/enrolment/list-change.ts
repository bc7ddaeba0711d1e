import { differenceOf, formatMoney, type Money } from '#app/kernel/money.ts';

/** What a group's confirmed list has made of the price of a year. */
export interface ListChange {
  /** Undefined when there was no price. */
  readonly from: Money | undefined;
  readonly to: Money;
  /** What has come in, less refunds. */
  readonly paid: Money;
}

/** Says from what to what the price has changed, and what that means for what was paid. */
export function changeInWords({ from, to, paid }: ListChange): string {
  return `${priceInWords(from, to)} ${paidInWords(to, paid)}`.trim();
}

function priceInWords(from: Money | undefined, to: Money): string {
  if (!from) return `Your list of members set the price of a year: ${formatMoney(to)}.`;
  if (from.minor === to.minor) return `The price of a year stays ${formatMoney(to)}.`;
  return `Your list of members changed the price of a year from ${formatMoney(from)} to ${formatMoney(to)}.`;
}

function paidInWords(to: Money, paid: Money): string {
  if (paid.minor === 0) return '';
  const start = `You have paid ${formatMoney(paid)}`;
  const rest = differenceOf(to, paid);
  if (rest.minor === 0) return `${start}, which is all of it.`;
  if (rest.minor > 0) return `${start}. ${formatMoney(rest)} is still to pay.`;
  return `${start}, which is ${formatMoney(differenceOf(paid, to))} too much. We’ll pay that back to you.`;
}

/** Says what confirming a list will do to the price of a year. */
export function willChangeInWords({ from, to, paid }: ListChange): string {
  if (!from) return `Confirming it sets the price of a year: ${formatMoney(to)}.`;
  if (from.minor === to.minor) return `The price of a year stays ${formatMoney(to)}.`;
  const change = `Confirming it changes the price of a year from ${formatMoney(from)} to ${formatMoney(to)}.`;
  return `${change} ${paidInWords(to, paid)}`.trim();
}
