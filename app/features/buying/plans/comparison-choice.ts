import type { CurrencyCode } from '#app/kernel/money/money.ts';
import { currencyCodes, instalmentIds, tierIds } from '../prices/price-list.ports.ts';
import type { InstalmentId, TierId } from '../prices/price-list.ports.ts';
import { oneOf } from '../prices/one-of.ts';

/** How the visitor looks at the comparison; kept in the address. */
export interface ComparisonChoice {
  readonly pay: InstalmentId;
  readonly currency: CurrencyCode;
  /** The two plans that phones show. */
  readonly first: TierId;
  readonly second: TierId;
  readonly onlyDifferences: boolean;
}

/** Reads the choice from an address or a form; what does not exist counts as not chosen. */
export function readComparisonChoice(
  source: URLSearchParams | FormData,
  defaultCurrency: CurrencyCode,
): ComparisonChoice {
  const read = (name: string) => {
    const value = source.get(name);
    return typeof value === 'string' ? value : '';
  };
  const first = oneOf(tierIds, read('first')) ?? 'silver';
  const second = oneOf(tierIds, read('second')) ?? 'gold';
  return {
    pay: oneOf(instalmentIds, read('pay')) ?? 'yearly',
    currency: oneOf(currencyCodes, read('currency')) ?? defaultCurrency,
    first,
    second: second === first ? (first === 'gold' ? 'silver' : 'gold') : second,
    onlyDifferences: read('differences') === '1',
  };
}
