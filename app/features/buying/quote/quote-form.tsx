import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { PeopleFields } from './people-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PlanFields } from './plan-fields.tsx';
import type { QuotePageData } from './quote-page-data.ts';
import type { useQuoteState } from './quote-state.ts';

interface QuoteFormProps {
  readonly data: QuotePageData;
  readonly quote: ReturnType<typeof useQuoteState>;
}

/**
 * What a price depends on. A plain form: without scripts the button asks the server; with scripts
 * the price follows every key, and the button leads to it.
 */
export function QuoteForm({ data, quote }: QuoteFormProps) {
  const { form, state, update, onBlur, touchAll, shownProblems } = quote;
  const errors = Object.fromEntries(shownProblems.map(({ field, message }) => [field, message]));
  // The summary comes when the form is sent, and stays as long as something is wrong.
  const [sentCount, setSentCount] = useState(data.isAsked ? 1 : 0);
  const summary = useRef<HTMLDivElement>(null);
  const hasProblems = shownProblems.length > 0;
  useEffect(() => {
    if (sentCount > (data.isAsked ? 1 : 0)) summary.current?.focus();
  }, [sentCount, data.isAsked]);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    touchAll();
    setSentCount(state.problems.length > 0 ? sentCount + 1 : 0);
    if (state.problems.length > 0) return;
    const price = document.getElementById('quote-price');
    price?.scrollIntoView({ block: 'nearest' });
    price?.focus({ preventScroll: true });
  }

  return (
    <FormContext value={{ id: 'q', errors, values: data.values }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields */}
      <form
        ref={form}
        className="panel quote-form"
        id="quote"
        toolname="quote"
        tooldescription="Work out what a health plan costs"
        toolautosubmit=""
        method="get"
        action="/insurance-calculator"
        noValidate
        onInput={update}
        onBlur={onBlur}
        onSubmit={onSubmit}
      >
        {data.isFramed && <input type="hidden" name="frame" value="1" />}
        {sentCount > 0 && hasProblems && <ErrorSummary ref={summary} errors={errors} />}
        <PeopleFields
          edition={data.edition}
          buyer={state.buyer}
          prices={data.prices}
          onChange={update}
        />
        {!data.isFramed && <PlaceFields data={data} stateId={state.values.state} />}
        <PlanFields data={data} state={state} />
        <Button type="submit" kind="brand">
          Show the price
        </Button>
      </form>
    </FormContext>
  );
}
