import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { editionFacts } from '#app/site/edition.ts';
import { isFramed } from '#app/site/framed.ts';
import { isCheckout } from '#app/site/page-handle.ts';
import { useSite } from '#app/site/use-site.ts';
import { Spinner } from '#app/ui/spinner/spinner.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { WhileOpen } from '#app/ui/dialog/while-open.tsx';
import { quoteDialogId } from '#app/ui/quote-button/request-quote-button.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { IslandErrorTemplate } from './error-screen/island-error-template.tsx';
import { CheckoutFooter, Footer } from './footer/footer.tsx';
import { CheckoutHeader, Header } from './header/header.tsx';
import { PortalDialogs } from './portal/portal-dialogs.tsx';
import { quotePath } from './header/menu-entries.ts';

/** Surrounds every page, except in the quote dialog's frame; an order's with little to lead away. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const isOrdering = isCheckout(useMatches());
  const { search } = useLocation();
  const page = (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
  if (isFramed(new URLSearchParams(search))) {
    return (
      <>
        {page}
        <IslandErrorTemplate />
      </>
    );
  }
  return (
    <>
      <a className="skip-link no-print" href="#main">
        Skip to main content
      </a>
      {isOrdering ? <CheckoutHeader /> : <Header />}
      {page}
      {isOrdering ? <CheckoutFooter /> : <Footer />}
      <PageSpinner />
      {!isOrdering && <Dialogs />}
      <IslandErrorTemplate />
    </>
  );
}

/** What the header, the footer and pages open. */
function Dialogs() {
  const { showsPortalLogin } = editionFacts[useSite().edition];
  return (
    <>
      {showsPortalLogin && <PortalDialogs />}
      <QuoteDialog />
    </>
  );
}

/** Shown by app/browser/start-spinner.ts while the next page takes long. */
function PageSpinner() {
  return (
    <output className="page-spinner">
      <span hidden>
        <Spinner words="Loading page" />
      </span>
    </output>
  );
}

/** Frames the quote form, which loads only while the dialog is open. */
function QuoteDialog() {
  const { quoteFormUrl } = useSite();
  const isOwnForm = quoteFormUrl.startsWith('/');
  return (
    <Dialog id={quoteDialogId} title="Request a quote">
      <div className="quote-dialog__frame">
        <WhileOpen
          content={
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a form the operator has chosen
            <iframe title="Quote form" src={isOwnForm ? `${quotePath}?frame=1` : quoteFormUrl} />
          }
        >
          <TextLink href={isOwnForm ? quotePath : quoteFormUrl}>Open the quote form</TextLink>
        </WhileOpen>
      </div>
    </Dialog>
  );
}
