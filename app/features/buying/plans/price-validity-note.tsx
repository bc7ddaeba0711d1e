import { formatDay } from '#app/kernel/days/format-day.ts';
import { ChargesNote } from '../prices/charges-note.tsx';
import type { PriceValidity } from './plan-page-data.ts';

/** Says of when the prices are, when they bind, and what is charged on top. */
export function PriceValidityNote({ validity }: { readonly validity: PriceValidity }) {
  const { isSample, asOf, quoteValidDays, charges } = validity;
  return (
    <p className="price-validity-note">
      {isSample ? 'Sample prices' : 'Prices'}, last updated {formatDay(asOf)}. A quote is valid for{' '}
      {quoteValidDays} days. A price is binding once we’ve confirmed it in writing or you’ve paid
      it. <ChargesNote charges={charges} />
    </p>
  );
}
