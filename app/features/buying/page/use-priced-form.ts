import { useState, type FocusEvent } from 'react';
import { findChoice } from '../prices/price-list.ts';
import { quoteFieldNames, type QuoteProblem, type QuoteValues } from '../party/party-fields.ts';
import { useFormAddress } from './use-form-address.ts';

interface PricedForm<Values, State> {
  readonly data: { readonly values: Values; readonly isAsked: boolean };
  readonly read: (form: FormData) => Values;
  readonly stateOf: (values: Values) => State;
  /** The query for a state; undefined leaves the address alone. */
  readonly queryOf: (state: State) => string | undefined;
}

/**
 * Runs a form that is priced with every key. Shows the error of a field once it was left with
 * another answer than the page came with, or the form was sent.
 */
export function usePricedForm<
  Values extends QuoteValues,
  State extends { readonly values: Values; readonly problems: readonly QuoteProblem[] },
>({ data, read, stateOf, queryOf }: PricedForm<Values, State>) {
  const { form, value, update } = useFormAddress(
    stateOf(data.values),
    (fields) => stateOf(read(fields)),
    queryOf,
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(
    new Set(data.isAsked ? quoteFieldNames : []),
  );

  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const name = findChoice(quoteFieldNames, (target as Element).getAttribute('name'));
    if (name && value.values[name] !== data.values[name]) setTouched(new Set([...touched, name]));
  }

  const shown = value.problems.filter(({ field }) => touched.has(field));
  return {
    form,
    state: value,
    update,
    onBlur,
    touchAll: () => setTouched(new Set(quoteFieldNames)),
    errors: Object.fromEntries(shown.map(({ field, message }) => [field, message])),
  };
}
