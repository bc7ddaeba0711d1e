import { useRef } from 'react';
import { useSite } from '#app/location/use-site.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useIsOpen } from '#app/ui/dialog/use-is-open.ts';
import { quoteDialogId } from '#app/ui/quote-button/quote-dialog-id.ts';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { quotePath } from '../header/menu-entries.ts';
import { useCloseOnNavigation } from '../route-change/use-close-on-navigation.ts';

/** What had the focus, the link, is gone when the frame comes. */
function takeFocus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}

/** The quote form in a frame. The form is asked for only while the dialog is open. */
export function QuoteDialog() {
  const { quoteFormUrl } = useSite();
  const isOwnForm = quoteFormUrl.startsWith('/');
  const dialogRef = useRef<HTMLDialogElement>(null);
  const isOpen = useIsOpen(dialogRef);
  useCloseOnNavigation(dialogRef);
  return (
    <Dialog id={quoteDialogId} title="Request a quote" ref={dialogRef}>
      <div className="quote-dialog__frame">
        {isOpen ? (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a form the operator has chosen
          <iframe
            ref={takeFocus}
            title="Quote form"
            src={isOwnForm ? `${quotePath}?frame=1` : quoteFormUrl}
          />
        ) : (
          <TextLink to={isOwnForm ? quotePath : quoteFormUrl}>Open the quote form</TextLink>
        )}
      </div>
    </Dialog>
  );
}
