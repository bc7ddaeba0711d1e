import { useState, type FocusEvent } from 'react';
import { findChoice, type TierId } from '../prices/price-list.ts';
import { parseQuote, quoteQuery } from '../party/party-codec.ts';
import { priceQuote } from '../party/price-party.ts';
import {
  quoteFieldNames,
  readQuoteValues,
  type QuoteFieldName,
  type QuoteValues,
} from '../party/party-fields.ts';
import { withStart, type QuotePageData } from './quote-page-data.ts';
import { buyers, type QuoteRequest } from '../party/party.ts';
import { useFormAddress } from '../page/use-form-address.ts';

export type QuoteState = ReturnType<typeof quoteStateOf>;

/** What each part of the calculator is given. */
export interface QuoteView {
  readonly data: QuotePageData;
  readonly state: QuoteState;
}

/** Parses and prices the form's values. */
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

/** Runs the calculator's form in the browser, pricing every keystroke. */
export function useQuoteState(data: QuotePageData) {
  const read = (form: FormData) => quoteStateOf(withStart(readQuoteValues(form), data.start), data);
  const { form, value, update } = useFormAddress(
    quoteStateOf(data.values, data),
    read,
    ({ request, compareWith }) => addressOf(request, compareWith, data.isFramed),
  );
  const [touched, setTouched] = useState<ReadonlySet<QuoteFieldName>>(
    new Set(data.isAsked ? quoteFieldNames : []),
  );

  /** Shows no error while a field is still being filled in. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const name = findChoice(quoteFieldNames, (target as Element).getAttribute('name') ?? undefined);
    const isEmpty = name !== undefined && value.values[name].trim() === '';
    if (name && !isEmpty && !touched.has(name)) setTouched(new Set([...touched, name]));
  }

  return {
    form,
    state: value,
    update,
    onBlur,
    touchAll: () => setTouched(new Set(quoteFieldNames)),
    shownProblems: value.problems.filter(({ field }) => touched.has(field)),
  };
}

function addressOf(
  request: QuoteRequest | undefined,
  compareWith: TierId | undefined,
  isFramed: boolean,
): string | undefined {
  if (!request) return undefined;
  const query = quoteQuery(request, compareWith);
  return isFramed ? `${query}&frame=1` : query;
}
