import { useEffect, useRef, useState, type RefObject } from 'react';

/** What a form holds, read again at every change. */
interface FormAddress<Value> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly value: Value;
  /** Reads the form again. */
  readonly update: () => void;
}

/**
 * Follows a plain GET form as it is filled in, and keeps the page's address in step, so that
 * reloading, going back and copying the address all show the same. What was typed before scripts
 * started counts too.
 * @param read makes a value of the form, the same as the server makes of the address
 * @param queryOf the address parameters of a value; undefined leaves the address as it is
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

  // Once, for what was typed before scripts started.
  const start = useRef(update);
  useEffect(() => start.current(), []);

  return { form, value, update };
}

function replaceQuery(query: string): void {
  const search = query === '' ? '' : `?${query}`;
  if (search === window.location.search) return;
  // The router's own state stays, and with it the way back.
  window.history.replaceState(window.history.state, '', `${window.location.pathname}${search}`);
}
