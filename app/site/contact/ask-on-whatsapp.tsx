import { useSite } from '#app/site/use-site.ts';
import { WhatsAppLink } from './contact-buttons.tsx';

/** Opens a WhatsApp chat with us. */
export function AskOnWhatsApp() {
  return <WhatsAppLink whatsApp={useSite().identity.whatsApp} />;
}
