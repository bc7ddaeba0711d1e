import type { FormAnswer } from '#app/kernel/form-answer.ts';
import type { Example } from '#app/ui/example.ts';
import { CheckBoxField } from '#app/ui/field/check-box-field.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { SendButton } from './send-button.tsx';
import { SiteForm } from './site-form.tsx';

const values = { name: 'Ada', email: 'ada' };

function thanks() {
  return <p>Thank you.</p>;
}

function ExampleForm({ id, answer }: { readonly id: string; readonly answer?: FormAnswer }) {
  return (
    <SiteForm id={id} action="/newsletter" answer={answer} thanks={thanks}>
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

export const examples: Example[] = [
  { name: 'To fill in', node: <ExampleForm id="example-empty" /> },
  {
    name: 'With errors',
    node: (
      <ExampleForm
        id="example-errors"
        answer={{
          kind: 'invalid',
          errors: {
            email: 'Enter an email address like name@example.com',
            consent: 'Tick the box to agree. We can’t save your details without it.',
          },
          values,
        }}
      />
    ),
  },
  {
    name: 'Not saved',
    node: <ExampleForm id="example-not-saved" answer={{ kind: 'unavailable', values }} />,
  },
  {
    name: 'Saved',
    node: <ExampleForm id="example-saved" answer={{ kind: 'saved', reference: 'AB12CD34' }} />,
  },
  {
    name: 'Being sent',
    node: (
      <Button type="submit" className="send-button" kind="brand" aria-disabled aria-busy>
        <span>Send message</span>
        <span className="send-button__busy">Sending</span>
      </Button>
    ),
  },
];
