import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { findCountry, countries } from '#app/site/countries.ts';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { CallInstead, PhoneField } from '../../page/phone.tsx';
import { replyWays } from '../form/quote-choices.ts';
import type { QuotePageData } from '../quote-page-data.ts';
import { quoteStateOf } from '../quote-state.ts';

interface SendQuoteProps {
  readonly data: QuotePageData;
  readonly answer: FormAnswer | undefined;
}

/**
 * Asks for contact details, to send the price in writing. Posts to the page's address, which names
 * the price; the calculator shows the section with the first price.
 */
export function SendQuote({ data, answer }: SendQuoteProps) {
  const { buyer, outcome } = quoteStateOf(data.values, data);
  const { replyBy } = data.insurer;
  return (
    <section
      className="wrap send-quote no-print"
      id="send-quote"
      aria-labelledby="send-quote-title"
      tabIndex={-1}
      data-buyer={buyer}
      hidden={outcome?.kind !== 'priced'}
    >
      <div className="columns send-quote__card pad-panel card card--warm">
        <div>
          <h2 className="small-title" id="send-quote-title">
            Send me this quote
          </h2>
          <p className="muted above-2">
            We’ll send the price in writing {replyBy}, with what is not covered and hospitals near
            the people it covers. You don’t have to buy. Please don’t include health details here.
          </p>
        </div>
        <SendForm data={data} answer={answer} />
      </div>
    </section>
  );
}

function SendForm({ data, answer }: SendQuoteProps) {
  const { edition, insurer } = data;
  const zone = findCountry(data.values.country)?.zone ?? anyZone;
  const callFields = <CallFields zone={zone} />;
  return (
    <SiteForm
      id="send"
      tool="Ask for this quote in writing"
      answer={answer}
      otherWays={<CallInstead />}
      thanks={({ reference }) => drawThanks(reference, insurer.replyBy)}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <div className="send-quote__group">
        <Field
          label="Company or association (optional)"
          name="organisation"
          autoComplete="organization"
        />
      </div>
      <div className="form__pair">
        <EmailField label="Email" name="email" />
        <PhoneField label="Phone" hasCountry={edition === 'DG'} />
      </div>
      <ChoicesField
        legend="How should we reach you?"
        name="reply"
        choices={replyWays}
        columns={3}
        defaultValue="email"
      />
      {/* A zone that was sent is the visitor’s own choice. */}
      {edition === 'DG' && (answer ? callFields : <own-time-zone>{callFields}</own-time-zone>)}
      <ConsentBox wording="quote-1" insurer={insurer.name} />
      <SendButton>Send me this quote</SendButton>
    </SiteForm>
  );
}

function drawThanks(reference: string, replyBy: string) {
  return (
    <FormThanks title="Thank you. Your quote is on its way" reference={reference}>
      We’ll check it and send it {replyBy}.
    </FormThanks>
  );
}

const anyZone = 'Africa/Lagos';

/** Asks callers abroad when to call them; own-time-zone.element.ts picks the zone of the device. */
function CallFields({ zone }: { readonly zone: string }) {
  return (
    <fieldset className="stack stack--5 call-fields">
      <legend className="strong">When should we call? (optional)</legend>
      <div className="form__pair">
        <Field label="Day" name="callDay" type="date" />
        <Field label="Time where you are" name="callTime" type="time" />
      </div>
      <SelectField
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
