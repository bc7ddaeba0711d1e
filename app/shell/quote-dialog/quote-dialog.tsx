import { useSite } from '#app/site/use-site.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { WhileOpen } from '#app/ui/dialog/while-open.tsx';
import { quoteDialogId } from '#app/ui/quote-button/request-quote-button.tsx';
import { TextLink } from '#app/ui/text-link/text-link.tsx';
import { quotePath } from '../header/menu-entries.ts';

/** Frames the quote form, which loads only while the dialog is open. */
export function QuoteDialog() {
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
