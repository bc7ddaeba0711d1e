import { formatShare } from './format-share.ts';
import type { InstalmentId, PriceList } from './price-list.ports.ts';

/** The charges on top of the yearly price in naira, each as "12%". */
export interface Charges {
  /** For paying in dollars or pounds. */
  readonly abroad: string;
  readonly quarterly: string;
  readonly monthly: string;
}

const wholeShare = 10_000;

/** Reads the charges from the price list. */
export function chargesOf({ instalments, currencies }: PriceList): Charges {
  const overTheYear = (id: InstalmentId) =>
    formatShare(instalments[id].payments * instalments[id].share - wholeShare);
  return {
    abroad: formatShare(currencies.USD.surcharge),
    quarterly: overTheYear('quarterly'),
    monthly: overTheYear('monthly'),
  };
}
