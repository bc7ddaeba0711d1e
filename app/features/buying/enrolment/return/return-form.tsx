import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { CallInstead } from '../../page/phone.tsx';
import { returnPath } from './return-view.ts';

interface ReturnFormProps {
  readonly answer: FormAnswer | undefined;
  readonly phone: string;
}

/** Asks for the reference and the email address of an order, whose link goes there. */
export function ReturnForm({ answer, phone }: ReturnFormProps) {
  return (
    <SiteForm
      id="return"
      tool="Have the link of an order sent to its email address"
      action={returnPath}
      answer={answer}
      otherWays={<CallInstead phone={phone} />}
      thanks={drawSent}
    >
      <Field
        label="Your reference"
        name="reference"
        hint="8 letters and digits, like 5E2EBBDD"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <EmailField
        label="Your email address"
        name="email"
        hint="The one you gave with the order"
        required
      />
      <SendButton>Email me the link</SendButton>
    </SiteForm>
  );
}

/** Says the same whether they belong together or not. */
function drawSent() {
  return (
    <div className="stack stack--3">
      <h2>Check your email</h2>
      <p>
        If the reference and the email address belong together, we’ve sent the link to that address.
        It can take a few minutes.
      </p>
      <p>
        No email? Look in your spam folder, then <a href={returnPath}>ask again</a>. We send up to 5
        an hour for each order.
      </p>
    </div>
  );
}
