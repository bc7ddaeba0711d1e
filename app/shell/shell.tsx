import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { fetchLocation } from '#app/location/location-store.ts';
import { useSite } from '#app/location/use-site.ts';
import { editionFacts } from '#app/location/edition.ts';
import { useDialogSupport } from '#app/ui/dialog/use-dialog-support.ts';
import { whenNear } from '#app/ui/when-near/when-near.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PageSpinner } from './page-spinner/page-spinner.tsx';
import { QuoteDialog } from './quote-dialog/quote-dialog.tsx';
import { RouteAnnouncer } from './route-change/route-announcer.tsx';
import { useFreshStart } from './route-change/use-fresh-start.ts';

const PortalDialogs = whenNear('portal', async () => ({
  default: (await import('./portal/portal-dialogs.tsx')).PortalDialogs,
}));

interface ShellProps {
  readonly children: ReactNode;
}

/** Goes around every page. In the quote dialog's frame, a page is shown without it. */
export function Shell({ children }: ShellProps) {
  const { edition } = useSite();
  const { search } = useLocation();
  useFreshStart();
  useDialogSupport();
  useEffect(() => void fetchLocation(), []);

  // One boundary for all pages: it keeps the old page on screen until the new one is complete.
  const page = (
    <main id="main" tabIndex={-1}>
      <Suspense fallback={null}>{children}</Suspense>
    </main>
  );
  if (new URLSearchParams(search).get('frame') === '1') return page;
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Header />
      {page}
      <Footer />
      <PageSpinner />
      <RouteAnnouncer />
      {editionFacts[edition].showsPortalLogin && <PortalDialogs />}
      <QuoteDialog />
    </>
  );
}
