import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Opens a chat with us beside the page. */
export function AskOnWhatsApp() {
  return <WhatsAppLink whatsApp={useSite().identity.whatsApp} />;
}

/** The same for parts that hydrate, which are told the number. */
export function WhatsAppLink({ whatsApp }: { readonly whatsApp: string }) {
  return (
    <ButtonLink href={`https://wa.me/${whatsApp}`} kind="secondary" target="_blank" rel="noopener">
      <Icon name="whatsapp" size={20} />
      Ask on WhatsApp
    </ButtonLink>
  );
}
