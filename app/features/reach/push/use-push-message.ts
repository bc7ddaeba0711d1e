import { useEffect, useState } from 'react';
import type { WorkerMessage } from '../worker-messages.ts';
import { parsePushMessage, type PushMessage } from './push-message.ts';

/**
 * A message that came while this page is looked at. One with an address opens it in a new tab;
 * where the browser does not let pages do that by themselves, the message stays with its link.
 */
export function usePushMessage(): [PushMessage | undefined, () => void] {
  const [message, setMessage] = useState<PushMessage>();

  useEffect(() => {
    const { serviceWorker } = navigator;
    const listen = ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind !== 'push') return;
      const read = parsePushMessage(data.message, location.origin);
      if (read && !(read.url && openInNewTab(read.url))) setMessage(read);
    };
    serviceWorker?.addEventListener('message', listen);
    return () => serviceWorker?.removeEventListener('message', listen);
  }, []);

  return [message, () => setMessage(undefined)];
}

/** @returns false where the browser has kept the tab from opening */
function openInNewTab(url: string): boolean {
  // With "noopener" a browser would not say whether it has opened one.
  const tab = window.open(url, '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
