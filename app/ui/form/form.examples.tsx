import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import type { Example } from '#app/ui/example.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SendButton } from './send-button.tsx';
import { SendingContext } from './sending-context.ts';
import { SiteForm } from './site-form.tsx';

const values = { name: 'Ada', email: 'ada' };

const loadSchema = async () =>
  (await import('#app/leads/newsletter/newsletter.schema.ts')).newsletterSchema;

function thanks() {
  return <p>Thank you.</p>;
}

function ExampleForm({ id, answer }: { readonly id: string; readonly answer?: FormAnswer }) {
  return (
    <SiteForm id={id} action="/newsletter" loadSchema={loadSchema} answer={answer} thanks={thanks}>
      <div className="form__row">
        <Field label="Email" name="email" type="email" required />
        <SendButton>Sign up</SendButton>
      </div>
      <CheckBoxField name="consent" value="newsletter-1" required>
        I agree that you email me health tips and news.
      </CheckBoxField>
    </SiteForm>
  );
}

/** A form before it is sent, and after each answer. */
export const examples: Example[] = [
  { name: 'To fill in', node: <ExampleForm id="example-empty" /> },
  {
    name: 'With faults',
    node: (
      <ExampleForm
        id="example-faults"
        answer={{
          kind: 'invalid',
          errors: {
            email: 'Please enter an email address like name@example.com',
            consent: 'Tick the box to agree. We can’t save your details without it.',
          },
          values,
        }}
      />
    ),
  },
  {
    name: 'Not kept',
    node: <ExampleForm id="example-not-kept" answer={{ kind: 'unavailable', values }} />,
  },
  {
    name: 'Kept',
    node: <ExampleForm id="example-kept" answer={{ kind: 'kept', reference: 'AB12CD34' }} />,
  },
  {
    name: 'Being sent',
    node: (
      <SendingContext value>
        <SendButton kind="brand">Send message</SendButton>
      </SendingContext>
    ),
  },
];
