import { CallOut } from '#app/ui/call-out/call-out.tsx';
import { AskOnWhatsApp } from './ask-on-whatsapp.tsx';
import { CallButton } from './contact-buttons.tsx';
import { useInsurerContact } from './use-insurer-contact.ts';

interface PersonCallOutProps {
  readonly title?: string;
  readonly text?: string;
}

/** Ends a page with ways to reach us from this edition. */
export function PersonCallOut({
  title = 'Would you rather talk to someone?',
  text = 'Tell us who needs cover and where they live. We’ll explain your options and put the price in writing before you pay anything.',
}: PersonCallOutProps) {
  const { phone } = useInsurerContact();
  return (
    <div className="wrap">
      <CallOut title={title} text={text}>
        <CallButton phone={phone} kind="brand" />
        <AskOnWhatsApp />
      </CallOut>
    </div>
  );
}
