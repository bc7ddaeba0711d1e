import { AskOnWhatsApp } from '#app/ui/ask-us/ask-on-whats-app.tsx';
import { CallButton } from '#app/ui/ask-us/call-button.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { CallOut } from '#app/ui/call-out/call-out.tsx';
import { useSalesPhone } from '../ask/use-sales-phone.ts';

interface PlanCallOutProps {
  readonly title: string;
  readonly text: string;
  /** The calculator, set to the people of this page. */
  readonly quotePath: string;
}

/** Closes a page about plans: a quote, or a person to ask. */
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
