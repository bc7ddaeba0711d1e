import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { opensDialog } from '#app/ui/dialog/dialog.tsx';

/** The shell's quote dialog, which these buttons open. */
export const quoteDialogId = 'request-quote';

interface RequestQuoteButtonProps {
  /** The page with the form, for browsers without scripts. */
  readonly quotePath?: string;
}

/** Opens the quote form in the shell's dialog; without scripts, the page with the form. */
export function RequestQuoteButton({
  quotePath = '/insurance-calculator',
}: RequestQuoteButtonProps) {
  return (
    <>
      <Button kind="secondary" className="needs-script" {...opensDialog(quoteDialogId)}>
        Request a quote
      </Button>
      <noscript>
        <ButtonLink kind="secondary" href={quotePath}>
          Request a quote
        </ButtonLink>
      </noscript>
    </>
  );
}
