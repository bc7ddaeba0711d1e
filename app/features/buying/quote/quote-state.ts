import { useState, type FocusEvent } from 'react';
import { oneOf } from '../prices/one-of.ts';
import type { TierId } from '../prices/price-list.ports.ts';
import { parseQuote } from './parse-quote.ts';
import { priceQuote } from './price-quote.ts';
import {
  quoteFieldNames,
  readQuoteValues,
  type QuoteFieldName,
  type QuoteProblem,
  type QuoteValues,
} from './quote-fields.ts';
import { withStart, type QuotePageData } from './quote-page-data.ts';
import { quoteQuery } from './quote-query.ts';
import { buyers, type Buyer, type QuoteRequest } from './quote-request.ts';
import type { QuoteOutcome } from './quote.ts';
import { useFormAddress } from './use-form-address.ts';

/** What the calculator makes of the form as it stands. */
export interface QuoteState {
  readonly values: QuoteValues;
  readonly buyer: Buyer;
  readonly request: QuoteRequest | undefined;
  readonly outcome: QuoteOutcome | undefined;
  readonly compareWith: TierId | undefined;
  /** Everything that is wrong or missing. */
  readonly problems: readonly QuoteProblem[];
}

/** Reads, checks and prices what was typed. */
export function quoteStateOf(values: QuoteValues, data: QuotePageData): QuoteState {
  const { request, compareWith, problems } = parseQuote(values, data.prices, data.start);
  return {
    values,
    buyer: oneOf(buyers, values.who) ?? data.start.buyer,
    request,
    outcome: request && priceQuote(request, data.prices),
    compareWith,
    problems,
  };
}

/** The calculator's form in the browser: the price follows every key. */
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

  /** Nobody is told that a field is wrong while still filling it in. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const name = oneOf(quoteFieldNames, (target as Element).getAttribute('name') ?? undefined);
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
