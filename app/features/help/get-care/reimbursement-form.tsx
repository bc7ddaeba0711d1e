import { ConsentBox } from '#app/leads/consent/consent-box.tsx';
import { LeadFormView, type LeadFormProps } from '#app/leads/lead-form-view.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';
import { SendButton } from '#app/ui/form/send-button.tsx';
import { getCareFormPaths } from './get-care-forms.ts';

/** Asks for money that a member has paid for care. */
export function ReimbursementForm({ answer }: LeadFormProps) {
  const { name, promises } = useInsurerContact();
  return (
    <LeadFormView
      id="reimbursement"
      tool="Claim back money paid for care"
      action={getCareFormPaths.reimbursement}
      answer={answer}
      thanks={{
        title: 'We have your request',
        text: `Now send us the documents within ${promises.receiptsWithin}, by WhatsApp or email, with your reference.`,
      }}
    >
      <Field label="Your name" name="name" autoComplete="name" required />
      <div className="form__pair">
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" required />
        <EmailField label="Email (optional)" name="email" />
      </div>
      <Field label="Member number (optional)" name="member" hint="On your plan card" />
      <Field label="Hospital" name="hospital" required />
      <div className="form__pair">
        <Field label="Day of the care" name="careDay" hint="For example 27 3 2026" required />
        <Field label="Amount you paid" name="paid" hint="In figures, as on the receipts" required />
      </div>
      <p className="fine-print">
        Don’t write about your illness here, or send a card number or PIN.
      </p>
      <ConsentBox wording="reimbursement-1" insurer={name} />
      <SendButton>Claim my money back</SendButton>
    </LeadFormView>
  );
}
