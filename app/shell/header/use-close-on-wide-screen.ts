import { useEffect, type RefObject } from 'react';

/** Closes the mobile menu when the window grows past 1199 px, where its toggler is gone. */
export function useCloseOnWideScreen(dialogRef: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const wideScreen = window.matchMedia('(min-width: 1200px)');
    const close = () => dialogRef.current?.close();
    wideScreen.addEventListener('change', close);
    return () => wideScreen.removeEventListener('change', close);
  }, [dialogRef]);
}
