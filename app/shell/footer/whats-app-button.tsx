import { useEffect, useRef } from 'react';
import { useSite } from '#app/location/use-site.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { floatClear } from './float-clear.ts';

/** Ends the footer, and floats in the corner of the window wherever it covers nothing there. */
export function WhatsAppButton() {
  const { whatsApp } = useSite().identity;
  const buttonRef = useRef<HTMLAnchorElement>(null);

  useEffect(() => (buttonRef.current ? floatClear(buttonRef.current) : undefined), []);

  return (
    <a
      ref={buttonRef}
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
