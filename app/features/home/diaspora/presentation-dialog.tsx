import { useRef } from 'react';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { useIsOpen } from '#app/ui/dialog/use-is-open.ts';
import { presentationDialogId } from './presentation-dialog-id.ts';
import { PresentationVideo } from './presentation-video.tsx';

/** The video pop-up of the first slide. */
export function PresentationDialog() {
  const dialogRef = useRef<HTMLDialogElement>(null);
  return (
    <Dialog id={presentationDialogId} title="How it works" ref={dialogRef}>
      <PresentationVideo isShown={useIsOpen(dialogRef)} />
    </Dialog>
  );
}
