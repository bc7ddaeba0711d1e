import { useId } from 'react';
import { Button, type ButtonKind } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { opensDialog } from '#app/ui/dialog/invoker.ts';
import { TipsForm } from './tips-form.island.tsx';

/** The way to personalised tips; rendered only after a tool has given its answer. */
export function TipsOffer({ kind = 'primary' }: { readonly kind?: ButtonKind }) {
  const dialogId = useId();
  return (
    <>
      <Button kind={kind} {...opensDialog(dialogId)}>
        Get Personalized Tips
      </Button>
      <Dialog id={dialogId} title="Get Personalized Tips" narrow>
        <TipsForm />
      </Dialog>
    </>
  );
}
