import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSuggestions } from './use-suggestions.ts';

/** They move the caret, so the letters are what is being edited again. */
const caretKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);
const none = -1;

/**
 * An editable combobox with list autocomplete (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 * The focus stays in the field, and what has been typed is never changed.
 * @param words what the field held when the page came
 * @param optionAt finds the element of an option
 */
export function useCombobox(
  field: RefObject<HTMLInputElement | null>,
  words: string,
  optionAt: (place: number) => HTMLElement | null,
) {
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(none);
  const { found, ask, cancel } = useSuggestions(() => setActive(none));
  const count = found.items.length;
  const isOpen = isWanted && count > 0;

  function search(): void {
    setIsWanted(true);
    ask(field.current?.value ?? '');
  }

  function close(): void {
    cancel();
    setIsWanted(false);
    setActive(none);
  }

  function move(event: KeyboardEvent, step: 1 | -1): void {
    event.preventDefault();
    if (!isOpen) search();
    else if (event.altKey) {
      if (step < 0) close();
    } else {
      const start = active === none && step < 0 ? 0 : active;
      const place = (start + step + count) % count;
      setActive(place);
      optionAt(place)?.scrollIntoView({ block: 'nearest' });
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    // The key belongs to the input method that is putting a letter together.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(event, 1);
    else if (event.key === 'ArrowUp') move(event, -1);
    else if (caretKeys.has(event.key)) setActive(none);
    else if (event.key === 'Escape' && isOpen) {
      // A closed field is emptied by the browser.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const option = isOpen && active !== none ? optionAt(active) : null;
      if (option) event.preventDefault();
      option?.click();
      close();
    }
  }

  usePageLife(() => {
    // Letters may have been typed before the code came.
    const hasTyped = field.current !== null && field.current.value !== words;
    if (hasTyped && document.activeElement === field.current) search();
  }, close);

  return { found, isWanted, isOpen, active, search, close, onKeyDown };
}

/** The back/forward cache would bring the list back open. */
function usePageLife(start: () => void, leave: () => void): void {
  const onStart = useEffectEvent(start);
  const onLeave = useEffectEvent(leave);
  useEffect(() => {
    onStart();
    const ends = new AbortController();
    addEventListener('pagehide', () => onLeave(), ends);
    return () => {
      ends.abort();
      onLeave();
    };
  }, []);
}
