import { Button, type ButtonKind } from '#app/ui/button/button.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { quoteDialogId } from './quote-dialog-id.ts';

interface RequestQuoteButtonProps {
  readonly kind?: ButtonKind;
}

/** Opens the quote form in the shell's dialog, on whichever page it stands. */
export function RequestQuoteButton({ kind = 'secondary' }: RequestQuoteButtonProps) {
  return (
    <Button kind={kind} {...opensDialog(quoteDialogId)}>
      Request a quote
    </Button>
  );
}
