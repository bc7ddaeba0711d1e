import { priceQuote, type Quote } from '#app/features/buying/party/price-party.ts';
import { instalmentIds, tierIds } from '#app/features/buying/prices/price-list.ts';
import { formatMoney, moneyOf, type Money } from '#app/kernel/money.ts';
import { catalogue, prices } from './plan-catalogue.ts';
import { quoteRequest } from './quote-request.ts';

/** "₦1,234.50", "$190", "₦1.4 million": not the comma after an amount. */
export const amountPattern = /[−-]?[₦$£€]\d+(?:,\d{3})*(?:\.\d+)?(?: million)?/g;

/** Amounts that are no price: limits of benefits, and one unit at its rate. */
export const limits: ReadonlySet<string> = new Set([
  ...catalogue.benefits.flatMap(({ benefits }) =>
    benefits.flatMap(({ values }) =>
      Object.values(values).flatMap(({ text }) => text.match(amountPattern) ?? []),
    ),
  ),
  ...(['USD', 'GBP', 'EUR'] as const).flatMap((currency) => [
    formatMoney(moneyOf(prices.currencies[currency].rate?.koboPerUnit ?? 0, 'NGN')),
    formatMoney(moneyOf(100, currency)),
  ]),
]);

/** The quote of a calculator's address. */
export function getQuote(query: string): Quote {
  const outcome = priceQuote(quoteRequest(query), prices);
  if (outcome.kind !== 'priced') throw new Error(`no price for ${query}`);
  return outcome.quote;
}

/** All amounts that may be beside a quote: those of its sum, and what other plans would cost. */
export function amountsBeside(quote: Quote): ReadonlySet<string> {
  const { request } = quote;
  const others = tierIds.flatMap((tier) =>
    instalmentIds.map((pay) => priceQuote({ ...request, tier, pay }, prices)),
  );
  const all = others.flatMap((other) => (other.kind === 'priced' ? amountsIn(other.quote) : []));
  return new Set(all.map(formatMoney));
}

function amountsIn(quote: Quote): Money[] {
  const { lines, paymentPlans, yearly, yearlyNaira, eachAdult, cheaperStep } = quote;
  return [
    ...lines.flatMap((line) => (line.kind === 'people' ? [line.each, line.amount] : [line.amount])),
    ...paymentPlans.flatMap(({ each, yearTotal }) => [each, yearTotal]),
    yearly,
    yearlyNaira,
    ...(eachAdult ? [eachAdult] : []),
    ...(cheaperStep ? [cheaperStep.yearly, cheaperStep.saves] : []),
  ];
}
