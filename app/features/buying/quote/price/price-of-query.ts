import { formatMoney, type CurrencyCode, type Money } from '#app/kernel/money.ts';
import { eachMark, queryOfEach, type PriceCell } from '../../plans/compare/plan-rows.ts';
import type { PriceList } from '../../prices/price-list.ts';
import { parseQuery } from './parse-quote.ts';
import { findQuote } from './price-quote.ts';

/**
 * Formats the price that the calculator shows for one of the site's own queries: "₦255,000".
 * @param currency for queries that name none: the calculator itself starts with the edition's
 * @throws Error when the query has no price
 */
export function priceOf(query: string, prices: PriceList, currency: CurrencyCode): PriceCell {
  const whole = query.includes('currency=') ? query : withCurrency(query, currency);
  return { text: formatMoney(getPriceOfQuery(whole, prices)), query: whole };
}

function withCurrency(query: string, currency: CurrencyCode): string {
  return query.endsWith(eachMark)
    ? queryOfEach(`${query.slice(0, -eachMark.length)}&currency=${currency}`)
    : `${query}&currency=${currency}`;
}

function getPriceOfQuery(query: string, prices: PriceList): Money {
  const { request, problems } = parseQuery(query, prices);
  const quote = findQuote(request, prices);
  const amount = query.endsWith(eachMark) ? quote?.eachAdult : quote?.payment.each;
  if (amount) return amount;
  const reason = problems.map(({ field, message }) => `${field}: ${message}`).join(', ');
  throw new Error(`No price for "${query}": ${reason || 'not on the price list'}`);
}
