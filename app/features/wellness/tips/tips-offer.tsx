import { useId } from 'react';
import { Button, type ButtonKind } from '#app/ui/button/button.tsx';
import { Dialog, opensDialog } from '#app/ui/dialog/dialog.tsx';
import { TipsForm } from './tips-form.tsx';
import type { TipResult } from './tips-profile.ts';

interface TipsOfferProps {
  readonly kind?: ButtonKind;
  readonly result?: TipResult | undefined;
  readonly insurer: string;
}

/** The way to personalised tips; rendered only after a tool has given its answer. */
export function TipsOffer({ kind, result, insurer }: TipsOfferProps) {
  const dialogId = useId();
  return (
    <>
      <Button kind={kind} {...opensDialog(dialogId)}>
        Get Personalized Tips
      </Button>
      <Dialog id={dialogId} title="Get Personalized Tips" narrow>
        {/* An answer that stands in the form's place belongs to the result it was sent for. */}
        <TipsForm key={result} result={result} insurer={insurer} />
      </Dialog>
    </>
  );
}
