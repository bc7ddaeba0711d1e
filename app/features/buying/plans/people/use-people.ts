import { useState, type FormEvent } from 'react';
import { usePricedForm } from '../../page/use-priced-form.ts';
import type { PeoplePageData } from './people-values.ts';
import { parsePeople, peopleQuery, readPeople, type PeopleValues } from './people-values.ts';
import { peoplePrices } from './people-prices.ts';

function peopleStateOf(values: PeopleValues, data: PeoplePageData) {
  const { prices, recommended } = data;
  const { request, isAnyAge, problems } = parsePeople(values, data, recommended);
  return {
    values,
    /** Undefined while something is wrong. */
    prices: request && peoplePrices(request, { prices, isAnyAge }),
    problems,
  };
}

export function usePeople(data: PeoplePageData, resultId: string) {
  const { form, state, errors, update, onBlur, touchAll } = usePricedForm({
    data,
    read: (fields) => readPeople(fields, data),
    stateOf: (values: PeopleValues) => peopleStateOf(values, data),
    queryOf: ({ values }) => peopleQuery(values, data),
  });
  const [hasChanged, setHasChanged] = useState(false);

  function onInput(): void {
    setHasChanged(true);
    update();
  }

  /** A button leaves nothing half typed. */
  function onStep(): void {
    touchAll();
    onInput();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    touchAll();
    const wrong = state.problems[0]?.field;
    const field = wrong && event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`);
    const target = field ?? document.getElementById(resultId);
    target?.scrollIntoView({ block: 'nearest' });
    target?.focus({ preventScroll: true });
  }

  return { form, state, errors, hasChanged, onInput, onStep, onBlur, onSubmit };
}
