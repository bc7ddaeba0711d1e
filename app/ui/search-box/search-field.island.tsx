import { useId, useRef } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';

interface SearchFieldProps {
  readonly id: string;
  /** The last search. */
  readonly words: string;
  /** Id of the error message, if there is one. */
  readonly describedBy?: string | undefined;
}

/** A search field with suggestions below it, which are links. */
export function SearchField({ id, words, describedBy }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { found, isWanted, isOpen, active, search, close, onKeyDown } = useCombobox(
    field,
    words,
    (place) => document.getElementById(optionId(listId, place)),
  );
  return (
    <>
      <Icon name="search" size={22} className="search-box__glass" />
      <input
        ref={field}
        id={id}
        // A combobox may not be of the type "search" (ARIA in HTML).
        type="text"
        inputMode="search"
        name="q"
        defaultValue={words}
        maxLength={100}
        // Only while suggestions are wanted: a page that is gone back to keeps no field with "off".
        autoComplete={isWanted ? 'off' : undefined}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
        aria-describedby={describedBy}
        onInput={search}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <span className="visually-hidden" aria-live="polite">
        {isWanted && found.words !== '' && countInWords(found.items.length)}
      </span>
      {isOpen && (
        <SuggestionList
          id={listId}
          suggestions={found.items}
          typed={found.words}
          active={active}
          onChosen={close}
        />
      )}
    </>
  );
}

function countInWords(count: number): string {
  if (count === 0) return 'No suggestions';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}
