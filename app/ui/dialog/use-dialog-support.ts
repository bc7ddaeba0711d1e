import { useEffect } from 'react';
import { closeOnOverlay } from './close-on-overlay.ts';
import { keepFocusInside } from './keep-focus-inside.ts';
import { keepPageWidth } from './keep-page-width.ts';

/**
 * What browsers leave to do for the modal dialogs of a document, once for all of them: the round
 * of Tab, the width of the page behind, and in older browsers the closing by a click beside. That they open by command is seen
 * to earlier, by the script that every page carries inline (server/http/pages/late-scripts.ts).
 */
export function useDialogSupport(): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('keydown', keepFocusInside, { signal });
    document.addEventListener('beforetoggle', keepPageWidth, { signal, capture: true });
    if (!('closedBy' in HTMLDialogElement.prototype)) {
      document.addEventListener('click', closeOnOverlay, { signal });
    }
    return () => listening.abort();
  }, []);
}
