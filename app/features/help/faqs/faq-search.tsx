import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { longestSearch } from './find-faqs.ts';

interface FaqSearchProps {
  readonly words: string;
}

/** A search among the questions: a plain form that needs no script, live where there is one (faq-list.element.ts). */
export function FaqSearch({ words }: FaqSearchProps) {
  return (
    <search className="faq-search" aria-label="Questions">
      <form
        action="/faqs"
        toolname="search-questions"
        tooldescription="Search the FAQs"
        toolautosubmit=""
      >
        <Field
          id="faq-words"
          label="Search the questions"
          name="q"
          type="search"
          maxLength={longestSearch}
          defaultValue={words}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
