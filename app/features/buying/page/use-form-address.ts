import { useEffect, useRef, useState, type RefObject } from 'react';

interface FormAddress<Value> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly value: Value;
  readonly update: () => void;
}

/**
 * Follows a GET form and mirrors it in the address, so that reload, back and copied links restore
 * it. Includes what was typed before scripts started.
 * @param read turns the form into a value, as the server does with the address
 * @param queryOf the query for a value; undefined leaves the address alone
 */
export function useFormAddress<Value>(
  initial: Value,
  read: (form: FormData) => Value,
  queryOf: (value: Value, form: FormData) => string | undefined,
): FormAddress<Value> {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(initial);

  function update() {
    if (!form.current) return;
    const data = new FormData(form.current);
    const next = read(data);
    setValue(next);
    const query = queryOf(next, data);
    if (query !== undefined) replaceQuery(query);
  }

  const start = useRef(update);
  useEffect(() => start.current(), []);

  return { form, value, update };
}

function replaceQuery(query: string): void {
  const search = query === '' ? '' : `?${query}`;
  if (search === window.location.search) return;
  // Preserves the router's state, which it needs on the way back.
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
}
