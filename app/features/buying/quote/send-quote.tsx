import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { useSite } from '#app/location/use-site.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type Kept } from '#app/ui/form/site-form.tsx';
import { CallInstead } from '../ask/call-instead.tsx';
import { replyWays } from './reply-ways.ts';

const loadSchema = async () => (await import('./send-quote.schema.ts')).sendQuoteSchema;

interface SendQuoteProps {
  /** The quote's own parameters; they go with the form, and the server prices them again. */
  readonly query: string;
  /** It is for staff or members, so a name to put on the offer helps. */
  readonly isGroup: boolean;
  readonly answer: FormAnswer | undefined;
  /** No price shows at the moment; what was typed is kept. */
  readonly isHidden: boolean;
}

function thanks({ reference }: Kept) {
  return (
    <FormThanks title="Thank you. Your quote is on its way" reference={reference}>
      <SendPromise />
    </FormThanks>
  );
}

function SendPromise() {
  const { replyBy } = useSite().identity.promises;
  return <>We’ll check it and send it {replyBy}.</>;
}

/** Asks for the quote in writing: only now, after the price, does anybody give a name. */
export function SendQuote({ query, isGroup, answer, isHidden }: SendQuoteProps) {
  const { replyBy } = useSite().identity.promises;
  return (
    <section
      className="wrap send-quote"
      id="send-quote"
      aria-labelledby="send-quote-title"
      tabIndex={-1}
      hidden={isHidden}
    >
      <div className="send-quote__card">
        <div>
          <h2 id="send-quote-title">Send me this quote</h2>
          <p>
            We’ll send the price in writing {replyBy}, with what is not covered and hospitals near
            you. You don’t have to buy. Please don’t include health details here.
          </p>
        </div>
        <SiteForm
          id="send"
          tool="Ask for this quote in writing"
          action={`/insurance-calculator?${query}`}
          loadSchema={loadSchema}
          answer={answer}
          otherWays={<CallInstead />}
          thanks={thanks}
        >
          <Field label="Your name" name="name" autoComplete="name" required />
          {isGroup && (
            <Field
              label="Company or association"
              name="organisation"
              autoComplete="organization"
              hint="You may leave this empty"
            />
          )}
          <div className="send-quote__pair">
            <Field label="Email" name="email" type="email" autoComplete="email" />
            <Field
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              hint="From outside Nigeria, begin with the country code, such as +44"
            />
          </div>
          <ChoicesField
            legend="How should we reach you?"
            name="reply"
            choices={replyWays}
            defaultValue="email"
          />
          <ConsentBox wording="quote-1" />
          <SendButton>Send me this quote</SendButton>
        </SiteForm>
      </div>
    </section>
  );
}
