import { formatMoney, type CurrencyCode } from '#app/kernel/money.ts';
import type { PriceCell } from '../plans/compare/plan-rows.ts';
import type { PriceList, TierId } from '../prices/price-list.ts';
import { parseQuery, quoteQuery, recommendedTier } from './party-codec.ts';
import type { QuoteRequest } from './party.ts';
import { findQuote } from './price-party.ts';

/**
 * Formats the price that the calculator shows for a request: "₦255,000".
 * @throws Error when the request has no list price
 */
export function formatPrice(request: QuoteRequest, prices: PriceList, isEach = false): PriceCell {
  const quote = findQuote(request, prices);
  const amount = isEach ? quote?.eachAdult : quote?.payment.each;
  const query = quoteQuery(request);
  if (!amount) throw new Error(`No price for "${query}": not on the price list`);
  return { text: formatMoney(amount), query, ...(isEach && { isEach }) };
}

/** Formats what one adult pays for a year of a plan. */
export function adultPrice(tier: TierId, currency: CurrencyCode, prices: PriceList): PriceCell {
  const party = { buyer: 'someone', age: prices.ages.adult.fromAge } as const;
  return formatPrice({ party, tier, pay: 'yearly', currency }, prices);
}

/**
 * Formats the price of a query that a text names.
 * @param currency for queries that name none: the calculator itself starts with the edition's
 * @throws Error when the query has no price
 */
export function formatQueryPrice(
  { query, isEach }: Pick<PriceCell, 'query' | 'isEach'>,
  prices: PriceList,
  currency: CurrencyCode,
): PriceCell {
  const { request, problems } = parseQuery(query, prices, { tier: recommendedTier, currency });
  if (request) return formatPrice(request, prices, isEach);
  const reason = problems.map(({ field, message }) => `${field}: ${message}`).join(', ');
  throw new Error(`No price for "${query}": ${reason}`);
}
