import type { ReactNode } from 'react';
import type { FormAnswer } from '#app/kernel/form-answer.ts';
import { phoneLink } from '#app/site/contact/phones.ts';
import type { InsurerContact } from '#app/site/contact/use-insurer-contact.ts';
import type { LoadSchema } from '#app/ui/form/use-sending.ts';
import { FormThanks } from '#app/ui/form/form-thanks.tsx';
import { SiteForm } from '#app/ui/form/site-form.tsx';

/** What the page tells each lead's form. */
export interface LeadFormProps {
  readonly answer: FormAnswer | undefined;
  readonly insurer: InsurerContact;
}

interface LeadFormViewProps extends LeadFormProps {
  readonly id: string;
  /** Describes the form to browser agents. */
  readonly tool: string;
  readonly action: string;
  readonly loadSchema: LoadSchema;
  readonly thanks: { readonly title: string; readonly text: string };
  readonly children: ReactNode;
}

/** Draws a lead's form, its thanks with the reference, and a phone number if sending fails. */
export function LeadFormView({ insurer, thanks, ...form }: LeadFormViewProps) {
  const { phone, email } = insurer;
  return (
    <SiteForm
      {...form}
      otherWays={
        <p>
          If it’s urgent, call <a href={phoneLink(phone)}>{phone}</a> or email{' '}
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
