import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

/** Stays in the corner of the window; on phones only its glyph shows. */
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
