import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { CurrencyCode, Money } from '#app/kernel/money/money.ts';
import { parseQuote, recommendedTier } from '../quote/parse-quote.ts';
import { priceQuote } from '../quote/price-quote.ts';
import type { Quote } from '../quote/quote.ts';
import { readQuoteValues } from '../quote/quote-fields.ts';
import { eachMark, queryOfEach, type PriceCell } from './price-cell.ts';
import type { PriceList } from './price-list.ports.ts';

/**
 * The amount that the calculator shows for a query: one payment of all, or for a group with the
 * mark of `queryOfEach`, the yearly price of each adult.
 * @throws Error when the query leads to no price: only for queries of our own
 */
function getPriceOfQuery(query: string, prices: PriceList): Money {
  const quote = getQuoteOfQuery(query, prices);
  if (!query.endsWith(eachMark)) return quote.payment.each;
  if (!quote.eachAdult) throw new Error(`No price for each in "${query}"`);
  return quote.eachAdult;
}

/** The same in words: "₦255,000". `currency` is for queries that name none. */
export function priceOf(query: string, prices: PriceList, currency: CurrencyCode): PriceCell {
  const whole = query.includes('currency=') ? query : withCurrency(query, currency);
  return { text: formatMoney(getPriceOfQuery(whole, prices)), query: whole };
}

/** The calculator starts with the currency of the edition, so our queries always name one. */
function withCurrency(query: string, currency: CurrencyCode): string {
  return query.endsWith(eachMark)
    ? queryOfEach(`${query.slice(0, -eachMark.length)}&currency=${currency}`)
    : `${query}&currency=${currency}`;
}

function getQuoteOfQuery(query: string, prices: PriceList): Quote {
  const values = readQuoteValues(new URLSearchParams(query));
  const defaults = { tier: recommendedTier, currency: 'NGN' } as const;
  const { request, problems } = parseQuote(values, prices, defaults);
  const outcome = request && priceQuote(request, prices);
  if (outcome?.kind !== 'priced') {
    const reason = problems.map(({ field, message }) => `${field}: ${message}`).join(', ');
    throw new Error(`No price for "${query}": ${reason || 'to be set in a talk'}`);
  }
  return outcome.quote;
}
