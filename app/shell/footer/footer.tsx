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
      {/* Starts again on each page, as some have a bar at the foot of the window to float above. */}
      <WhatsAppButton key={pathname} />
    </footer>
  );
}
