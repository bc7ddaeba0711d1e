import { findChoice } from '../prices/price-list.ts';
import { parseQuote, quoteQuery } from '../party/party-codec.ts';
import { priceQuote } from '../party/price-party.ts';
import { readQuoteValues, type QuoteValues } from '../party/party-fields.ts';
import { withStart, type QuotePageData } from './quote-page-data.ts';
import { buyers } from '../party/party.ts';
import { usePricedForm } from '../page/use-priced-form.ts';

export type QuoteState = ReturnType<typeof quoteStateOf>;

export interface QuoteView {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

export function quoteStateOf(values: QuoteValues, data: QuotePageData) {
  const { request, compareWith, problems } = parseQuote(values, data.prices, data.start);
  return {
    values,
    buyer: findChoice(buyers, values.who) ?? data.start.buyer,
    request,
    outcome: request && priceQuote(request, data.prices),
    compareWith,
    problems,
  };
}

export function useQuoteState(data: QuotePageData) {
  return usePricedForm({
    data,
    read: (form) => withStart(readQuoteValues(form), data.start),
    stateOf: (values) => quoteStateOf(values, data),
    queryOf({ request, compareWith }) {
      const query = request && quoteQuery(request, compareWith);
      return query && (data.isFramed ? `${query}&frame=1` : query);
    },
  });
}
