import { useLocation } from 'react-router';
import { whenNear } from '#app/ui/when-near/when-near.tsx';
import { WhatsAppButton } from './whats-app-button.tsx';

const FooterContent = whenNear('footer', async () => ({
  default: (await import('./footer-content.tsx')).FooterContent,
}));

/** Ends every page. Its button is in view from the start, so it does not wait for the rest. */
export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className="footer on-deep">
      <FooterContent />
      {/* Another page may have a bar at the window's foot, and the button floats above it. */}
      <WhatsAppButton key={pathname} />
    </footer>
  );
}
