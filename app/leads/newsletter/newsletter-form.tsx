import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { useSite } from '#app/site/use-site.ts';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';
import { ConsentBox } from '../consent/consent-box.tsx';

/** The newsletter's own page, whose action takes the sign-up wherever it stands. */
export const newsletterPath = '/newsletter';

function thanks() {
  return (
    <p>
      <strong>You are on the list.</strong> You’ll get our next email.
    </p>
  );
}

/** Signs an email address up for the newsletter; in every footer except on the newsletter page. */
export function NewsletterForm({ answer }: { readonly answer?: FormAnswer | undefined }) {
  const { name } = useSite().identity;
  return (
    <SiteForm
      id="newsletter"
      tool="Sign up for health tips by email"
      action={newsletterPath}
      answer={answer}
      thanks={thanks}
    >
      <EmailField label="Email" name="email" required />
      <ConsentBox wording="newsletter-1" insurer={name} />
      <div>
        <SendButton>Sign up</SendButton>
      </div>
    </SiteForm>
  );
}
