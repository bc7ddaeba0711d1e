import { useState, type FocusEvent, type FormEvent } from 'react';
import { findChoice } from '../../prices/price-list.ts';
import { useFormAddress } from '../../page/use-form-address.ts';
import type { QuoteFieldName } from '../../party/party-fields.ts';
import type { PeoplePageData } from './people-page-data.ts';
import {
  parsePeople,
  peopleFieldNames,
  peopleQuery,
  readPeople,
  type PeopleValues,
} from './people-values.ts';
import { peoplePrices, peopleInWords } from './people-prices.ts';

function peopleStateOf(values: PeopleValues, data: PeoplePageData) {
  const { prices, recommended } = data;
  const { request, isAnyAge, problems } = parsePeople(values, data, recommended);
  return {
    values,
    /** Such as "2 adults, 1 child"; undefined while something is wrong. */
    words: request && peopleInWords(request.party, prices, isAnyAge),
    prices: request && peoplePrices(request, { prices, recommended, isAnyAge }),
    problems,
  };
}

/** Runs the form of a plan page in the browser, pricing every key and button press. */
export function usePeople(data: PeoplePageData, resultId: string) {
  const { form, value, update } = useFormAddress(
    peopleStateOf(data.values, data),
    (fields) => peopleStateOf(readPeople(fields, data), data),
    ({ values }) => peopleQuery(values, data),
  );
  const [touched, setTouched] = useState<ReadonlySet<QuoteFieldName>>(
    new Set(data.isAsked ? peopleFieldNames : []),
  );
  const [hasChanged, setHasChanged] = useState(false);

  function onInput(): void {
    setHasChanged(true);
    update();
  }

  /** A button leaves nothing half typed. */
  function onStep(): void {
    setTouched(new Set(peopleFieldNames));
    onInput();
  }

  /** Shows no error while a field is still being filled in. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const name = findChoice(
      peopleFieldNames,
      (target as Element).getAttribute('name') ?? undefined,
    );
    if (name) setTouched(new Set([...touched, name]));
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setTouched(new Set(peopleFieldNames));
    const wrong = value.problems[0]?.field;
    const field = wrong && event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`);
    const target = field ?? document.getElementById(resultId);
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: true });
  }

  const shown = value.problems.filter(({ field }) => touched.has(field));
  const errors = Object.fromEntries(shown.map(({ field, message }) => [field, message]));
  return { form, state: value, errors, hasChanged, onInput, onStep, onBlur, onSubmit };
}
