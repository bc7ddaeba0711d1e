import './offline-page/saved-pages.element.ts';
import { showCopyNotice } from './notices/show-copy-notice.ts';
import { showNotice } from './notices/notices.ts';
import { listenForPush } from './push/listen-for-push.ts';
import { startPush } from './push/start-push.ts';
import { startWorker } from './start-worker.ts';
import { startOfflineForms } from './offline-forms/start-offline-forms.ts';

/** Starts push messages, offline use and queued forms. */
export function startPwaFeatures(): void {
  const { offline, pushKey, pushAsk } = document.documentElement.dataset;
  showCopyNotice();
  listenForPush();
  startOfflineForms();
  // Development files change all the time; `?worker` in the address still asks for it.
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
    title: 'A new version is ready',
    words: ['Updating will reload this page. Finish any form first.'],
    actions: [{ label: 'Update now', run: takeOver }],
  });
}
