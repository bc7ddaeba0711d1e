import { useEffect, useRef, useState } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type SavedAnswer } from '#app/ui/form/site-form.tsx';
import { findCountry, countries } from '#app/site/countries.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import type { SalesContact } from '../../page/sales-contact.ts';
import { CallInstead, PhoneField } from '../../page/phone.tsx';
import { replyWays } from '../form/quote-choices.ts';
import { quoteQuery } from '../price/quote-fields.ts';
import type { QuoteView } from '../quote-state.ts';

const loadSchema = async () => (await import('./send-quote.schema.ts')).sendQuoteSchema;

interface SendQuoteProps extends QuoteView {
  readonly answer: FormAnswer | undefined;
}

function thanks({ reference }: SavedAnswer, { replyBy }: SalesContact) {
  return (
    <FormThanks title="Thank you. Your quote is on its way" reference={reference}>
      We’ll check it and send it {replyBy}.
    </FormThanks>
  );
}

/**
 * Asks for contact details, to send the price in writing. Appears with the first price and then
 * stays mounted, so that nothing typed is lost.
 */
export function SendQuote({ data, state, answer }: SendQuoteProps) {
  const { request, outcome } = state;
  const { replyBy } = data.insurer;
  const query = outcome?.kind === 'priced' && request ? quoteQuery(request) : undefined;
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== undefined && query !== lastQuery) setLastQuery(query);
  if (lastQuery === undefined) return null;
  return (
    <section
      className="wrap send-quote no-print"
      id="send-quote"
      aria-labelledby="send-quote-title"
      tabIndex={-1}
      hidden={query === undefined}
    >
      <div className="send-quote__card">
        <div>
          <h2 className="small-title" id="send-quote-title">
            Send me this quote
          </h2>
          <p>
            We’ll send the price in writing {replyBy}, with what is not covered and hospitals near
            you. You don’t have to buy. Please don’t include health details here.
          </p>
        </div>
        <SendForm data={data} state={state} answer={answer} query={lastQuery} />
      </div>
    </section>
  );
}

function SendForm({ data, state, answer, query }: SendQuoteProps & { readonly query: string }) {
  const { isFramed, edition, insurer } = data;
  const { request, buyer } = state;
  return (
    <SiteForm
      id="send"
      tool="Ask for this quote in writing"
      action={`/insurance-calculator?${query}${isFramed ? '&frame=1' : ''}`}
      loadSchema={loadSchema}
      answer={answer}
      otherWays={<CallInstead phone={insurer.phone} />}
      thanks={(saved) => thanks(saved, insurer)}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      {(buyer === 'staff' || buyer === 'association') && (
        <Field
          label="Company or association (optional)"
          name="organisation"
          autoComplete="organization"
        />
      )}
      <div className="form__pair">
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <PhoneField label="Phone" />
      </div>
      <ChoicesField
        legend="How should we reach you?"
        name="reply"
        choices={replyWays}
        defaultValue="email"
      />
      {edition === 'DG' && <CallFields country={request?.country} />}
      <ConsentBox wording="quote-1" insurer={insurer.name} />
      <SendButton>Send me this quote</SendButton>
    </SiteForm>
  );
}

const anyZone = 'Africa/Lagos';

/**
 * Asks callers abroad when to call them. Starts with the time zone of their country, and with the
 * one of their device once scripts run.
 */
function CallFields({ country }: { readonly country: string | undefined }) {
  const zone = findCountry(country ?? '')?.zone ?? anyZone;
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const select = fields.current?.querySelector('select');
    if (!select || select.value !== zone) return;
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    if (timeZoneChoices.some(({ value }) => value === timeZone)) select.value = timeZone;
  }, [zone]);
  return (
    <fieldset className="stack stack--5 call-fields" ref={fields}>
      <legend>When should we call? (optional)</legend>
      <div className="form__pair">
        <Field label="Day" name="callDay" type="date" />
        <Field label="Time where you are" name="callTime" type="time" />
      </div>
      <SelectField
        key={zone}
        label="Your time zone"
        name="zone"
        choices={timeZoneChoices}
        defaultValue={zone}
        hint="We see your time and ours, and call as close to it as our office hours allow."
      />
    </fieldset>
  );
}

/** Zones of large countries besides the one most people live in. */
const moreZones = [
  ['America/Chicago', 'United States and Canada, Central'],
  ['America/Denver', 'United States and Canada, Mountain'],
  ['America/Los_Angeles', 'United States and Canada, Pacific'],
  ['America/Halifax', 'Canada, Atlantic'],
  ['Australia/Perth', 'Australia, Western'],
] as const;

const mainNames: Readonly<Record<string, string>> = {
  au: 'Australia, Eastern',
  ca: 'Canada, Eastern',
  us: 'United States, Eastern',
  xx: 'UTC',
};

const timeZoneChoices = [
  ...countries.map(({ id, name, zone }) => ({ value: zone, label: mainNames[id] ?? name })),
  ...moreZones.map(([value, label]) => ({ value, label })),
].sort((a, b) => (a.label < b.label ? -1 : 1));
