import type { DialogHTMLAttributes } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

interface DialogProps extends DialogHTMLAttributes<HTMLDialogElement> {
  readonly id: string;
  readonly title: string;
  /** 420 px wide instead of 640, for a short form. */
  readonly narrow?: boolean;
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
      <button
        type="button"
        className="icon-button dialog__close"
        aria-label="Close"
        {...closesDialog(id)}
      >
        <Icon name="x" />
      </button>
    </dialog>
  );
}

/** Makes a button open a modal dialog, even before scripts run. */
export function opensDialog(id: string) {
  return { command: 'show-modal', commandfor: id } as const;
}

/** Makes a button close a dialog, even before scripts run. */
export function closesDialog(id: string) {
  return { command: 'close', commandfor: id } as const;
}
