import { formatDay } from '#app/kernel/days/format-day.ts';
import type { PriceValidity } from './plan-page-data.ts';

/** Says of when the prices are, how long they hold, and whether they are only examples. */
export function PriceValidityNote({ validity }: { readonly validity: PriceValidity }) {
  const { isSample, asOf, validTo } = validity;
  return (
    <p className="price-validity-note">
      {isSample ? 'Sample prices' : 'Prices'} as of {formatDay(asOf)}, valid until{' '}
      {formatDay(validTo)}; indicative until we confirm them in writing.
    </p>
  );
}
