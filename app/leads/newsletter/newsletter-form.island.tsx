import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { ConsentBox } from '../consent/consent-box.tsx';
import { newsletterPath } from './newsletter-path.ts';

interface NewsletterFormProps {
  /** Tells the form in the footer from the one on its own page. */
  readonly id: string;
  readonly answer?: FormAnswer | undefined;
  readonly insurer: string;
}

const loadSchema = async () => (await import('./newsletter.schema.ts')).newsletterSchema;

function thanks() {
  return (
    <p>
      <strong>You are on the list.</strong> You’ll get our next email.
    </p>
  );
}

/** Signs an email address up for the newsletter. */
export function NewsletterForm({ id, answer, insurer }: NewsletterFormProps) {
  return (
    <SiteForm
      id={id}
      tool="Sign up for health tips by email"
      action={newsletterPath}
      loadSchema={loadSchema}
      answer={answer}
      thanks={thanks}
    >
      <div className="form__row">
        <Field label="Email" name="email" type="email" autoComplete="email" required />
        <SendButton>Sign up</SendButton>
      </div>
      <ConsentBox wording="newsletter-1" insurer={insurer} />
    </SiteForm>
  );
}
