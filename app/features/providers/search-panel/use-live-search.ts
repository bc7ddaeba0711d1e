import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { formatQuery, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import { filterSheetId } from '../filters/filter-sheet-id.ts';
import { fillForm, searchOfForm } from './search-form.ts';

/**
 * Short enough for results to stand there within 100 ms, long enough for letters that a keyboard puts
 * in together; a search that the next letter overtakes is cancelled.
 */
const typingPauseMs = 20;

/**
 * Searches while the visitor types and chooses. Every search is an address of its own, put in the
 * place of the one before; the router cancels a search that another has overtaken.
 */
export function useLiveSearch(
  formRef: RefObject<HTMLFormElement | null>,
  query: DirectoryQuery,
): void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef('');

  const search = useEffectEvent(() => {
    clearTimeout(timer.current);
    const wanted = formRef.current ? searchOfForm(formRef.current) : asked.current;
    if (wanted === asked.current) return;
    asked.current = wanted;
    void navigate({ search: wanted }, { replace: true, preventScrollReset: true });
  });
  const searchSoon = useEffectEvent(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, typingPauseMs);
  });

  useEffect(() => {
    asked.current = formatQuery({ ...query, page: 1 });
  }, [query]);

  useEffect(() => {
    const form = formRef.current;
    if (!form) return undefined;
    // Fields outside the form belong to it too, and their events do not pass through it.
    const onInput = (event: Event) => {
      if (isFieldOf(form, event.target)) (isTyping(event.target) ? searchSoon : search)();
    };
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      search();
      const sheet = document.getElementById(filterSheetId);
      if (sheet?.matches(':popover-open')) sheet.hidePopover();
    };
    document.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    // Something may have been typed or chosen before scripts ran.
    search();
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
    };
  }, [formRef]);

  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && formRef.current) fillForm(formRef.current, query);
    isFirst.current = false;
  }, [formRef, query]);
}

function isFieldOf(form: HTMLFormElement, target: EventTarget | null): boolean {
  return target instanceof Element && 'form' in target && target.form === form;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'search';
}
