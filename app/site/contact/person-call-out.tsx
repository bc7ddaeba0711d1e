import { CallOut } from '#app/ui/call-out/call-out.tsx';
import { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
import { CallButton } from './contact-buttons.tsx';
import { useInsurerContact } from './use-insurer-contact.ts';

/** Ends a page with ways to reach us from this edition. */
export function PersonCallOut() {
  const { phone } = useInsurerContact();
  return (
    <div className="wrap">
      <CallOut
        title="Would you rather talk to someone?"
        text="Tell us who needs cover and where they live. We’ll explain your options and put the price in writing before you pay anything."
      >
        <CallButton phone={phone} kind="brand" />
        <AskOnWhatsApp />
      </CallOut>
    </div>
  );
}
