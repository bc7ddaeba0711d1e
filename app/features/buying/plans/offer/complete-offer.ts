import { findState } from '#app/site/nigeria/states.ts';
import type { PlanCatalogue } from '../catalogue.types.ts';
import { findQuoteForLead } from '../../quote/quote-page-data.ts';
import { offerQuery, readOfferChoice } from './offer-page-data.ts';
import type { GroupBuyer } from './offer.schema.ts';

const longestStates = 1000;

/** Adds to a sent form what the server knows: the price, and the ticked states as one text. */
export function completeOffer(sent: FormData, buyer: GroupBuyer, catalogue: PlanCatalogue): void {
  const states = sent
    .getAll('states')
    .flatMap((id) => (typeof id === 'string' ? (findState(id)?.name ?? []) : []));
  sent.set('states', states.join(', ').slice(0, longestStates));
  // Hidden on the page, so nobody could put right what is wrong in them.
  if (sent.get('dependants') !== 'yes')
    for (const name of ['spouses', 'children']) sent.set(name, '');
  const choice = readOfferChoice(sent);
  const start = { tier: catalogue.recommended, currency: 'NGN' } as const;
  const plans = [choice.plan, ...(choice.compare === '' ? [] : [choice.compare])];
  const quotes = [...new Set(plans)].flatMap((plan) => {
    const query = new URLSearchParams(offerQuery(buyer, { ...choice, plan }));
    return findQuoteForLead(query, catalogue, start) ?? [];
  });
  sent.set('quote', quotes[0] ? `/insurance-calculator?${quotes[0].query}` : '');
  const price = quotes.map((quote) => quote.price).join('; ');
  sent.set('price', price || 'no list price for this size');
}
