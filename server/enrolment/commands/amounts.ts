import { formatMoney, moneyOf, type CurrencyCode } from '#app/kernel/money.ts';
import { UsageError } from '#server/staff-commands/command-line.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { Account } from '../account.ts';

/** Reads an amount such as 25500.00 as kobo or cents, without rounding. @throws UsageError */
export function parseAmount(text: string): number {
  const [, units, decimals = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (units === undefined) {
    throw new UsageError(
      `--amount: "${text}" is not an amount; write digits only, such as 25500.00`,
    );
  }
  if (decimals.length > 2) {
    throw new UsageError(
      `--amount: "${text}" has more than two decimals; write it such as 25500.00`,
    );
  }
  const minor = Number(units + decimals.padEnd(2, '0'));
  if (minor === 0) throw new UsageError('--amount: must be more than nothing');
  return minor;
}

/** Writes an amount for spreadsheets: 25500.00. */
export function plainAmount(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes an amount of an enrolment for people: ₦25,500. */
export function inWords(minor: number, currency: string): string {
  return formatMoney(moneyOf(minor, currency as CurrencyCode));
}

/** Says what an enrolment still owes, or has paid too much. */
export function balanceInWords(
  { currency }: Pick<EnrolmentRow, 'currency'>,
  { owedMinor, paidMinor }: Account,
): string {
  const paid = `Paid so far: ${inWords(paidMinor, currency)}.`;
  if (owedMinor === undefined) return `${paid} The site knows no price for this order.`;
  if (owedMinor === 0) return `${paid} Nothing is owed.`;
  if (owedMinor > 0) return `${paid} Still owed: ${inWords(owedMinor, currency)}.`;
  return `${paid} Too much by ${inWords(-owedMinor, currency)}.`;
}
