import type { DialogHTMLAttributes, Ref } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { closesDialog } from './invoker.ts';

interface DialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  readonly id: string;
  readonly title: string;
  /** 420 px wide instead of 640, for a short form. */
  readonly narrow?: boolean;
  readonly ref?: Ref<HTMLDialogElement>;
}

/** A modal dialog, on phones a sheet. The close button comes last, so a field gets the focus. */
export function Dialog({ id, title, narrow = false, children, ...rest }: DialogProps) {
  return (
    <dialog
      id={id}
      className={narrow ? 'dialog dialog--narrow' : 'dialog'}
      aria-labelledby={`${id}-title`}
      closedby="any"
      {...rest}
    >
      <h2 id={`${id}-title`} className="dialog__title">
        {title}
      </h2>
      {children}
      <button type="button" className="dialog__close" aria-label="Close" {...closesDialog(id)}>
        <Icon name="x" />
      </button>
    </dialog>
  );
}
