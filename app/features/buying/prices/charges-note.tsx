import type { Charges } from './charges.ts';

/** Names every charge on top of the yearly price in naira. Belongs wherever a price is shown. */
export function ChargesNote({ charges: { abroad, quarterly, monthly } }: { charges: Charges }) {
  return (
    <>
      Paying quarterly adds {quarterly} over the year, and monthly {monthly}. Prices in dollars and
      pounds include {abroad} for paying from abroad.
    </>
  );
}
