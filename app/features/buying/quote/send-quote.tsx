import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type Kept } from '#app/ui/form/site-form.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { CallInstead } from '../ask/call-instead.tsx';
import { replyWays } from './reply-ways.ts';

const loadSchema = async () => (await import('./send-quote.schema.ts')).sendQuoteSchema;

interface SendQuoteProps {
  /** The quote's own parameters; they go with the form, and the server prices them anew. */
  readonly query: string;
  /** It is for staff or members, so a name to put on the offer helps. */
  readonly isGroup: boolean;
  readonly answer: FormAnswer | undefined;
  /** No price stands there at the moment; what was typed stays all the same. */
  readonly isHidden: boolean;
}

/** Asks for the quote in writing: only now, after the price, does anybody give a name. */
export function SendQuote({ query, isGroup, answer, isHidden }: SendQuoteProps) {
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
            We put the price in writing, with what is not covered and hospitals near you, within one
            working day. It binds you to nothing. Please leave out anything about illnesses.
          </p>
        </div>
        <SiteForm
          id="send"
          tool="Ask for this quote in writing"
          action={`/insurance-calculator?${query}`}
          loadSchema={loadSchema}
          answer={answer}
          otherWays={<CallInstead />}
          thanks={renderThanks}
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

const renderThanks = ({ reference }: Kept) => <Thanks reference={reference} />;

function Thanks({ reference }: { readonly reference: string }) {
  return (
    <div className="send-quote__thanks">
      <Icon name="circle-check" size={32} />
      <div>
        <h3>Thank you. Your quote is on its way</h3>
        <p>A person checks it and sends it by the end of the next working day.</p>
        <p>
          Your reference is <strong>{reference}</strong>. Please have it at hand when you call.
        </p>
      </div>
    </div>
  );
}
