import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Whether a dialog is open, however and whenever it was opened, before scripts started as well. */
export function useIsOpen(dialogRef: RefObject<HTMLDialogElement | null>): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      // React hears no toggle of a dialog that the server has sent, and not all browsers tell.
      const observer = new MutationObserver(listener);
      if (dialogRef.current) observer.observe(dialogRef.current, { attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    [dialogRef],
  );
  return useSyncExternalStore(
    subscribe,
    () => dialogRef.current?.open ?? false,
    () => false,
  );
}
