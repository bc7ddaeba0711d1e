import { findState } from '#app/site/nigeria/states.ts';
import { quoteQuery } from '../../party/party-codec.ts';
import type { PlanCatalogue } from '../catalogue.types.ts';
import { quoteInWords } from '../../quote/quote-page-data.ts';
import { offerQuotes, readOfferChoice } from './offer-page-data.ts';
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
  const quotes = offerQuotes(buyer, readOfferChoice(sent), catalogue);
  sent.set('quote', quotes[0] ? `/insurance-calculator?${quoteQuery(quotes[0].request)}` : '');
  const price = quotes.map((quote) => quoteInWords(quote, catalogue)).join('; ');
  sent.set('price', price || 'no list price for this size');
}
