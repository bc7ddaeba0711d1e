import type { ReactNode } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import { useInsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';

/** What the page tells each lead's form. */
export interface LeadFormProps {
  readonly answer: FormAnswer | undefined;
}

interface LeadFormViewProps extends LeadFormProps {
  readonly id: string;
  /** Describes the form to browser agents. */
  readonly tool: string;
  readonly action: string;
  readonly thanks: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** Draws a lead's form, its thanks with the reference, and a phone number if sending fails. */
export function LeadFormView({ thanks, ...form }: LeadFormViewProps) {
  const { phone, email } = useInsurerContact();
  return (
    <SiteForm
      {...form}
      otherWays={
        <p>
          If it’s urgent, call <PhoneLink phone={phone} /> or email{' '}
          <a href={`mailto:${email}`}>{email}</a>.
        </p>
      }
      thanks={({ reference }) => drawThanks(thanks, reference)}
    />
  );
}

function drawThanks({ title, text }: LeadFormViewProps['thanks'], reference: string) {
  return (
    <FormThanks title={title} reference={reference}>
      {text}
    </FormThanks>
  );
}
