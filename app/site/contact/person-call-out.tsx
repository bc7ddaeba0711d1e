import { editionPhone } from './phones.ts';
import { useSite } from '#app/site/use-site.ts';
import { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
import { CallButton } from './contact-buttons.tsx';
import { CallOut } from '#app/ui/call-out/call-out.tsx';

/** Ends a page with ways to reach us from this edition. */
export function PersonCallOut() {
  const { edition, identity } = useSite();
  return (
    <CallOut
      title="Would you rather talk to someone?"
      text="Tell us who needs cover and where they live. We’ll explain your options and put the price in writing before you pay anything."
    >
      <CallButton phone={editionPhone(edition, identity)} kind="brand" />
      <AskOnWhatsApp />
    </CallOut>
  );
}
