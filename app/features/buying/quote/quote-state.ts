import { parseQuote, quoteQuery } from '../party/party-codec.ts';
import { priceQuote } from '../party/price-party.ts';
import { readQuoteValues } from '../party/party-fields.ts';
import { withStart, type ChosenValues, type QuotePageData } from './quote-page-data.ts';
import { usePricedForm } from '../page/use-priced-form.ts';

export interface QuoteView {
  readonly data: QuotePageData;
  readonly state: ReturnType<typeof quoteStateOf>;
}

export function quoteStateOf(values: ChosenValues, data: QuotePageData) {
  const { request, compareWith, problems } = parseQuote(values, data.prices, data.start);
  return {
    values,
    buyer: values.who,
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
