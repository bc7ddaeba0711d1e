import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { messageLimits } from '#app/kernel/form-data/message-limits.ts';
import type { InsurerContact } from '#app/location/use-insurer-contact.ts';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { SiteForm, type Kept } from '#app/ui/form/site-form.tsx';
import { OtherWays } from '../results/other-ways.tsx';
import { mistakes } from './correction-choices.ts';

const loadSchema = async () => (await import('./correction.schema.ts')).correctionSchema;

interface CorrectionFormProps {
  /** The page of the provider, whose action takes the form. */
  readonly path: string;
  /** Id and name of the provider, for whoever reads the correction. */
  readonly provider: string;
  /** What the server said to a correction that was sent without scripts. */
  readonly answer: FormAnswer | undefined;
  readonly insurer: InsurerContact;
}

function thanks({ reference }: Kept) {
  return (
    <p>
      <strong>Thank you, we have it.</strong> We’ll check with the hospital and correct the listing.
      Your reference is {reference}.
    </p>
  );
}

/** How a visitor tells us that an entry is wrong. */
export function CorrectionForm({ path, provider, answer, insurer }: CorrectionFormProps) {
  return (
    <SiteForm
      id="correction"
      tool="Report a mistake in what we say about this provider"
      action={path}
      loadSchema={loadSchema}
      answer={answer}
      otherWays={<OtherWays insurer={insurer} />}
      thanks={thanks}
    >
      <input type="hidden" name="provider" defaultValue={provider} />
      <ChoicesField legend="What is wrong?" name="mistake" choices={mistakes} required />
      <TextAreaField
        label="What should it say?"
        name="message"
        rows={3}
        hint="10 to 1,000 characters. Please write nothing about your health here, and no names of patients."
        limits={messageLimits}
        required
      />
      <SendButton kind="brand">Send correction</SendButton>
    </SiteForm>
  );
}
