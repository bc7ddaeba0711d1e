import type { CurrencyCode } from '#app/kernel/money/money.ts';
import type { Edition } from '#app/location/edition.ts';

/** The currency in which an edition shows prices until its visitor chooses another. */
export function editionCurrency(edition: Edition): CurrencyCode {
  return edition === 'NG' ? 'NGN' : 'USD';
}
