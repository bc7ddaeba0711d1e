import type { PriceValidity } from '../plans/plan-page-data.ts';
import { asOfWords, type Charges } from './price-words.ts';

/** Names every charge on top of the yearly price in naira, wherever prices are shown. */
export function ChargesNote({ charges: { abroad, quarterly, monthly } }: { charges: Charges }) {
  return (
    <>
      Paying quarterly adds {quarterly} over the year, and monthly {monthly}. Prices in dollars,
      pounds and euros include {abroad} for paying from abroad.
    </>
  );
}

interface PriceValidityNoteProps {
  readonly validity: PriceValidity;
  /** Undefined for naira. */
  readonly rateNote: string | undefined;
}

/** Shows the price list's date, when a price binds, the charges and the exchange rate. */
export function PriceValidityNote({ validity, rateNote }: PriceValidityNoteProps) {
  const { quoteValidDays, charges } = validity;
  return (
    <>
      <p className="price-validity-note">
        {asOfWords(validity)} A quote is valid for {quoteValidDays} days. A price is binding once
        we’ve confirmed it in writing or you’ve paid it. <ChargesNote charges={charges} />
      </p>
      {rateNote && <p className="price-validity-note">{rateNote}</p>}
    </>
  );
}

/** Explains the limits in a table, and abroad why they are in naira. */
export function LimitsNote({ isAbroad }: { readonly isAbroad: boolean }) {
  return (
    <p className="price-validity-note">
      Limits are per person and per year unless a line says otherwise.
      {isAbroad && ' They are in naira because hospitals in Nigeria bill in naira.'}
    </p>
  );
}
