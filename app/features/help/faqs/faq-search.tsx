import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { longestSearch } from './find-faqs.ts';

interface FaqSearchProps {
  readonly words: string;
  /** Told at each change, so that the questions follow while somebody types. */
  readonly onWords: (words: string) => void;
}

/** A search among the questions: a plain form that needs no script, live where there is one. */
export function FaqSearch({ words, onWords }: FaqSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  // What was typed before the scripts were there counts too.
  useEffect(() => {
    if (input.current && input.current.value !== words) onWords(input.current.value);
  }, [words, onWords]);
  return (
    <search className="faq-search" aria-label="Questions">
      <Form action="/faqs" preventScrollReset>
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
      </Form>
    </search>
  );
}
