import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/**
 * Ends the footer; app/entry.client.ts lets it float in the corner of the window wherever it covers
 * nothing there.
 */
export function WhatsAppButton() {
  const { whatsApp } = useSite().identity;
  return (
    <a
      className="whats-app-button"
      href={`https://wa.me/${whatsApp}`}
      target="_blank"
      rel="noopener"
    >
      <Icon name="whatsapp" />
      <span>Chat with us</span>
    </a>
  );
}
