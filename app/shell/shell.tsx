import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { editionFacts } from '#app/site/edition.ts';
import { useSite } from '#app/site/use-site.ts';
import { IslandErrorTemplate } from './error-screen/island-error-template.tsx';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PageSpinner } from './page-spinner/page-spinner.tsx';
import { PortalDialogs } from './portal/portal-dialogs.tsx';
import { QuoteDialog } from './quote-dialog/quote-dialog.tsx';

/** Surrounds every page, except in the quote dialog's frame. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const { edition } = useSite();
  const { search } = useLocation();
  const page = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  if (new URLSearchParams(search).get('frame') === '1') {
    return (
      <>
        {page}
        <IslandErrorTemplate />
      </>
    );
  }
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <Header />
      {page}
      <Footer />
      <PageSpinner />
      {editionFacts[edition].showsPortalLogin && <PortalDialogs />}
      <QuoteDialog />
      <IslandErrorTemplate />
    </>
  );
}
