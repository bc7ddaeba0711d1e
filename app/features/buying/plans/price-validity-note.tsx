import { formatDay } from '#app/kernel/days/format-day.ts';
import { ChargesNote } from '../prices/charges-note.tsx';
import type { PriceValidity } from './plan-page-data.ts';

interface PriceValidityNoteProps {
  readonly validity: PriceValidity;
  /** The exchange rate, where amounts are not in naira. */
  readonly rateNote: string | undefined;
}

/** Shows the price list's date, when a price binds, the charges on top, and the exchange rate. */
export function PriceValidityNote({ validity, rateNote }: PriceValidityNoteProps) {
  const { isSample, asOf, quoteValidDays, charges } = validity;
  return (
    <>
      <p className="price-validity-note">
        {isSample ? 'Sample prices' : 'Prices'}, last updated {formatDay(asOf)}. A quote is valid
        for {quoteValidDays} days. A price is binding once we’ve confirmed it in writing or you’ve
        paid it. <ChargesNote charges={charges} />
      </p>
      {rateNote && <p className="price-validity-note">{rateNote}</p>}
    </>
  );
}
