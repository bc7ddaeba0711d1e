import { useSite } from '#app/location/use-site.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Opens a chat with us beside the page. */
export function AskOnWhatsApp() {
  const { whatsApp } = useSite().identity;
  return (
    <ButtonLink href={`https://wa.me/${whatsApp}`} kind="secondary" target="_blank" rel="noopener">
      <Icon name="whatsapp" size={20} />
      Ask on WhatsApp
    </ButtonLink>
  );
}
