import type { CurrencyCode } from '#app/kernel/money.ts';
import {
  currencyCodes,
  instalmentIds,
  tierIds,
  type InstalmentId,
  type TierId,
} from '../../prices/price-list.types.ts';
import { findChoice } from '../../prices/choices.ts';

/** The visitor's view of the comparison, from the address. */
export interface ComparisonChoice {
  readonly pay: InstalmentId;
  readonly currency: CurrencyCode;
  /** Phones show these two plans. */
  readonly first: TierId;
  readonly second: TierId;
  readonly onlyDifferences: boolean;
}

/** Reads the choice from an address or a form, with defaults for invalid values. */
export function readComparisonChoice(
  source: URLSearchParams | FormData,
  defaultCurrency: CurrencyCode,
): ComparisonChoice {
  const read = (name: string) => {
    const value = source.get(name);
    return typeof value === 'string' ? value : '';
  };
  const first = findChoice(tierIds, read('first')) ?? 'silver';
  const second = findChoice(tierIds, read('second')) ?? 'gold';
  return {
    pay: findChoice(instalmentIds, read('pay')) ?? 'yearly',
    currency: findChoice(currencyCodes, read('currency')) ?? defaultCurrency,
    first,
    second: second === first ? (first === 'gold' ? 'silver' : 'gold') : second,
    onlyDifferences: read('differences') === '1',
  };
}
