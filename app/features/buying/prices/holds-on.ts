import type { IsoDay, PriceList } from './price-list.ports.ts';

/** Whether a price list holds on a day; its first and last day count. */
export function holdsOn({ validFrom, validTo }: PriceList, day: IsoDay): boolean {
  return day >= validFrom && day <= validTo;
}
