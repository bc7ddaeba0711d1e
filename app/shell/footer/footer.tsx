import { FooterContent } from './footer-content.tsx';
import { WhatsAppButton } from './whats-app-button.tsx';

/** Ends every page. */
export function Footer() {
  return (
    <footer className="footer on-deep">
      <FooterContent />
      <WhatsAppButton />
    </footer>
  );
}
