import { Field } from '#app/ui/field/field.tsx';
import { EmailField } from '#app/ui/form/email-field.tsx';

interface EmailOrPhoneProps {
  readonly hint?: string;
}

/** Asks for either; the form's schema says so by the rule `emailOrPhone`. */
export function EmailOrPhone({
  hint = 'Enter at least one. We’ll only use it to answer you.',
}: EmailOrPhoneProps) {
  return (
    <div className="form__pair">
      <EmailField label="Email" name="email" />
      <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
      <p className="field__hint">{hint}</p>
    </div>
  );
}
