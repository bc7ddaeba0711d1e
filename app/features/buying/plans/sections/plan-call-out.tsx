import { AskOnWhatsApp } from '#app/site/contact/ask-on-whats-app.tsx';
import { CallButton } from '#app/site/contact/call-button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CallOut } from '#app/ui/call-out/call-out.tsx';
import { useSalesPhone } from '../../page/sales-contact.ts';

interface PlanCallOutProps {
  readonly title: string;
  readonly text: string;
  /** The calculator, set to this page's buyer. */
  readonly quotePath: string;
}

/** Closes a plan page with a quote or a contact. */
export function PlanCallOut({ title, text, quotePath }: PlanCallOutProps) {
  const phone = useSalesPhone();
  return (
    <CallOut title={title} text={text}>
      <ButtonLink href={quotePath} kind="brand">
        Get a Quote
      </ButtonLink>
      <AskOnWhatsApp />
      <CallButton phone={phone} kind="secondary" />
    </CallOut>
  );
}
