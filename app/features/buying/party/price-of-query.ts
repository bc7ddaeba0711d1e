import { formatMoney, type CurrencyCode, type Money } from '#app/kernel/money.ts';
import type { PriceCell } from '../plans/compare/plan-rows.ts';
import type { PriceList } from '../prices/price-list.ts';
import { parseQuery } from './party-codec.ts';
import { findQuote } from './price-party.ts';

type Asked = Pick<PriceCell, 'query' | 'isEach'>;

/**
 * Formats the price that the calculator shows for one of the site's own queries: "₦255,000".
 * @param currency for queries that name none: the calculator itself starts with the edition's
 * @throws Error when the query has no price
 */
export function priceOf(
  { query, isEach = false }: Asked,
  prices: PriceList,
  currency: CurrencyCode,
): PriceCell {
  const namesCurrency = new URLSearchParams(query).has('currency');
  const whole = namesCurrency ? query : `${query}&currency=${currency}`;
  const text = formatMoney(getPrice({ query: whole, isEach }, prices));
  return { text, query: whole, ...(isEach && { isEach }) };
}

function getPrice({ query, isEach }: Asked, prices: PriceList): Money {
  const { request, problems } = parseQuery(query, prices);
  const quote = findQuote(request, prices);
  const amount = isEach ? quote?.eachAdult : quote?.payment.each;
  if (amount) return amount;
  const reason = problems.map(({ field, message }) => `${field}: ${message}`).join(', ');
  throw new Error(`No price for "${query}": ${reason || 'not on the price list'}`);
}
