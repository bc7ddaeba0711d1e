import { useEffect, useRef, useState } from 'react';

/**
 * Follows a GET form and mirrors it in the address, so that reload, back and copied links restore
 * it. Includes what was typed before scripts started.
 * @param read turns the form into a value, as the server does with the address
 * @param queryOf the query for a value; undefined leaves the address alone
 */
export function useFormAddress<Value>(
  initial: Value,
  read: (form: FormData) => Value,
  queryOf: (value: Value) => string | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState(initial);

  function update() {
    if (!form.current) return;
    const next = read(new FormData(form.current));
    setValue(next);
    const query = queryOf(next);
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
