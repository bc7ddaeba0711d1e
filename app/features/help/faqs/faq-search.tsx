import type { RefObject } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { longestSearch } from './find-faqs.ts';

interface FaqSearchProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What the address asks for. */
  readonly words: string;
  /** Told at each change, so that the questions follow while somebody types. */
  readonly onWords: (words: string) => void;
}

/** A search among the questions: a plain form that needs no script, live where there is one. */
export function FaqSearch({ input, words, onWords }: FaqSearchProps) {
  return (
    <search className="faq-search" aria-label="Questions">
      <form
        action="/faqs"
        toolname="search-questions"
        tooldescription="Search the frequent questions"
        toolautosubmit=""
      >
        <Field
          ref={input}
          id="faq-words"
          label="Search the questions"
          name="q"
          type="search"
          maxLength={longestSearch}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
          onInput={(event) => onWords(event.currentTarget.value)}
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
