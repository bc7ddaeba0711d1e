import './offline-page/saved-pages.element.ts';
import { showCopyNotice } from './notices/show-copy-notice.ts';
import { showNotice } from './notices/notices.ts';
import { listenForPush } from './push/listen-for-push.ts';
import { startPush } from './push/start-push.ts';
import { startWorker } from './start-worker.ts';
import { sendWaitingForms } from './waiting/send-waiting-forms.ts';

/** Starts what reaches beyond the page: push messages, offline use, forms that wait. */
export function startReach(): void {
  const { offline, pushKey, pushAsk } = document.documentElement.dataset;
  showCopyNotice();
  listenForPush();
  sendWaitingForms();
  // In development every file changes all the time; `?worker` in the address asks for it even so.
  const isWanted = import.meta.env.PROD || location.search === '?worker';
  if (!('serviceWorker' in navigator) || offline === 'off' || !isWanted) return;
  const ask = pushAsk === 'later' ? 'later' : 'load';
  startWorker(offerUpdate)
    .then((registration) => {
      if (pushKey) return startPush(registration, { publicKey: pushKey, ask });
      return undefined;
    })
    .catch((error: unknown) => console.error('Offline use could not be set up:', error));
}

function offerUpdate(takeOver: () => void): void {
  showNotice({
    id: 'update',
    icon: 'rotate-cw',
    title: 'A newer version is ready',
    words: ['Updating will reload this page. Finish any form first.'],
    actions: [{ label: 'Show it now', run: takeOver }],
  });
}
