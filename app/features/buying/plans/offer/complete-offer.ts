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
  const query = new URLSearchParams(offerQuery(buyer, readOfferChoice(sent)));
  const start = { tier: catalogue.recommended, currency: 'NGN' } as const;
  const quote = findQuoteForLead(query, catalogue, start);
  sent.set('quote', quote ? `/insurance-calculator?${quote.query}` : '');
  sent.set('price', quote?.price ?? 'no list price for this size');
}
