import { useEffect } from 'react';
import { closeOnOverlay } from './close-on-overlay.ts';
import { keepFocusInside } from './keep-focus-inside.ts';
import { obeyInvoker } from './obey-invoker.ts';

/**
 * What browsers leave to do for the modal dialogs of a document, once for all of them: the round
 * of Tab, and in older browsers the opening by command and the closing by a click beside.
 */
export function useDialogSupport(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', keepFocusInside, { signal });
    if (!('commandForElement' in HTMLButtonElement.prototype)) {
      document.addEventListener('click', obeyInvoker, { signal });
    }
    if (!('closedBy' in HTMLDialogElement.prototype)) {
      document.addEventListener('click', closeOnOverlay, { signal });
    }
    return () => listening.abort();
  }, []);
}
