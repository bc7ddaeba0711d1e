import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { PlanCatalogue } from '../plans/catalogue.ports.ts';
import { parseQuote, type QuoteDefaults } from './parse-quote.ts';
import { priceQuote } from './price-quote.ts';
import { readQuoteValues } from './quote-fields.ts';
import { quoteQuery } from './quote-query.ts';
import { perPayment } from '../prices/per-payment.ts';

/** What staff read beside the name of somebody who asks for a quote. */
export interface QuoteForLead {
  /** Leads to the same quote again. */
  readonly query: string;
  readonly price: string;
}

/**
 * The quote of an address, computed anew: whatever amounts a form may carry are not looked at.
 * Undefined when the address leads to no price.
 */
export function findQuoteForLead(
  parameters: URLSearchParams,
  catalogue: PlanCatalogue,
  defaults: QuoteDefaults,
): QuoteForLead | undefined {
  const { prices, tiers } = catalogue;
  const { request } = parseQuote(readQuoteValues(parameters), prices, defaults);
  const outcome = request && priceQuote(request, prices);
  if (!request || outcome?.kind !== 'priced') return undefined;
  const { payment, lives } = outcome.quote;
  const people = lives === 1 ? '1 person' : `${lives} people`;
  return {
    query: quoteQuery(request),
    price: `${tiers[request.tier].name} for ${people}: ${formatMoney(payment.each)} ${perPayment[payment.id]}`,
  };
}
