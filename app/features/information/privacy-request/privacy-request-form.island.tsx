import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { longestMessage } from '#app/kernel/form-data/longest-message.ts';
import { phoneLink } from '#app/location/phone-link.ts';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import { Field } from '#app/ui/field/field.tsx';
import { SelectField } from '#app/ui/field/select-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type Kept } from '#app/ui/form/site-form.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { privacyRights } from './privacy-rights.ts';

interface PrivacyRequestFormProps {
  /** What the server said to a request that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
  readonly insurer: InsurerContact;
}

const loadSchema = async () => (await import('./privacy-request.schema.ts')).privacyRequestSchema;

/** Lets somebody use their rights without writing a letter. */
export function PrivacyRequestForm({ answer, insurer }: PrivacyRequestFormProps) {
  return (
    <SiteForm
      id="privacy-request"
      tool="Ask about your data"
      action="/privacy"
      loadSchema={loadSchema}
      answer={answer}
      otherWays={<OtherWays insurer={insurer} />}
      thanks={(kept) => thanks(kept, insurer)}
    >
      <SelectField
        label="What would you like us to do?"
        name="right"
        placeholder="Choose a right"
        choices={privacyRights}
        required
      />
      <Field label="Your name" name="name" autoComplete="name" required />
      <div className="privacy-request__pair">
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
        <p className="field__hint">
          One of the two is enough: the one that you have given us before. We’ll use it to find your
          records.
        </p>
      </div>
      <TextAreaField
        label="Details (optional)"
        name="details"
        rows={4}
        hint="Which data, and since when. Please write nothing about your health."
        maxLength={longestMessage}
      />
      <p className="privacy-request__notice">
        <Icon name="info" size={20} />
        You don’t need to tick a consent box, because the law asks us to answer this request. We use
        it for nothing else, and delete it after 24 months.
      </p>
      <SendButton>Send request</SendButton>
    </SiteForm>
  );
}

function thanks({ reference }: Kept, { promises }: InsurerContact) {
  return (
    <FormThanks title="We have your request">
      The data protection officer will answer within {promises.dataRequestWithin}. Your reference is{' '}
      <strong>{reference}</strong>. If you hear nothing, you can complain to the Nigeria Data
      Protection Commission.
    </FormThanks>
  );
}

function OtherWays({ insurer }: { readonly insurer: InsurerContact }) {
  const { phone, email } = insurer;
  return (
    <p>
      You can also write to <a href={`mailto:${email}`}>{email}</a> or call{' '}
      <a href={phoneLink(phone)}>{phone}</a>.
    </p>
  );
}
