import { messageLimits } from '#app/kernel/form-answer.ts';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { ChoicesField } from '#app/ui/field/choices-field.tsx';
import { TextAreaField } from '#app/ui/field/text-area-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { mistakes } from './correction-choices.ts';

interface CorrectionFormProps extends LeadFormProps {
  /** The provider's page, whose action takes the form. */
  readonly path: string;
  /** The provider's id and name, for staff. */
  readonly provider: string;
}

/** Reports a mistake in a listing. */
export function CorrectionForm({ path, provider, answer }: CorrectionFormProps) {
  return (
    <LeadFormView
      id="correction"
      tool="Report a mistake in what we say about this provider"
      action={path}
      answer={answer}
      thanks={{
        title: 'Thank you for telling us',
        text: 'We’ll check with the hospital and correct the listing.',
      }}
    >
      <input type="hidden" name="provider" defaultValue={provider} />
      <ChoicesField legend="What is wrong?" name="mistake" choices={mistakes} required />
      <TextAreaField
        label="What should it say?"
        name="message"
        rows={3}
        hint="10 to 1,000 characters. Don’t include health details or patients’ names."
        limits={messageLimits}
        required
      />
      <SendButton kind="brand">Send correction</SendButton>
    </LeadFormView>
  );
}
