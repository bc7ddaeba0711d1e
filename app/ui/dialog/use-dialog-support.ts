import { useEffect } from 'react';
import { closeOnOverlay } from './close-on-overlay.ts';
import { keepFocusInside } from './keep-focus-inside.ts';
import { keepPageWidth } from './keep-page-width.ts';

/**
 * Does what browsers leave undone for the modal dialogs of a document, once for all of them: keeps
 * Tab inside and the page behind as wide, and in older browsers closes them on a click beside. The
 * script inline in every page opens them by command (server/http/pages/late-scripts.ts).
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
