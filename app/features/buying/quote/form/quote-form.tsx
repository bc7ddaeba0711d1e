import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorSummary } from '#app/ui/form/form-notice.tsx';
import { FormContext } from '#app/ui/form/form-context.ts';
import { useFamilyMembers } from './family-rows.tsx';
import { PeopleFields } from './people-fields.tsx';
import { PlaceFields, PlanFields } from './place-and-plan-fields.tsx';
import type { QuotePageData } from '../quote-page-data.ts';
import type { useQuoteState } from '../quote-state.ts';

interface QuoteFormProps {
  readonly data: QuotePageData;
  readonly quote: ReturnType<typeof useQuoteState>;
}

/**
 * Asks for everything a price depends on. Without scripts the button asks the server; with scripts
 * the price follows every key, and the button leads to it.
 */
export function QuoteForm({ data, quote }: QuoteFormProps) {
  const { form, state, update, onBlur, touchAll, errors } = quote;
  // Shown once the form has been sent, for as long as there are errors.
  const [sentCount, setSentCount] = useState(data.isAsked ? 1 : 0);
  const summary = useRef<HTMLDivElement>(null);
  const { members, press } = useFamilyMembers(data, update);
  useEffect(() => {
    if (sentCount > (data.isAsked ? 1 : 0)) summary.current?.focus();
  }, [sentCount, data.isAsked]);

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    if (press(event.submitter)) return;
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
        className="card panel quote-form"
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
        {/* What Enter presses, rather than the first button to add or remove a person. */}
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        {data.isFramed && <input type="hidden" name="frame" value="1" />}
        {sentCount > 0 && <ErrorSummary ref={summary} />}
        <PeopleFields
          data={data}
          buyer={state.buyer}
          members={members}
          place={data.isFramed ? null : <PlaceFields data={data} state={state} />}
          onChange={update}
        />
        <PlanFields data={data} state={state} />
        <Button type="submit" kind="brand">
          Show the price
        </Button>
      </form>
    </FormContext>
  );
}
