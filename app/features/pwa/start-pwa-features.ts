import figureUrl from '#app/assets/figures/doctor.svg?url';
import { parseEdition } from '#app/site/edition.ts';
import { createTrustedTypesPolicy } from '#app/ui/trusted-types.ts';
import noticeStylesUrl from './notices/notices.css?url';
import type { PageMessage } from './worker-messages.ts';
import { showNotice } from './notices/notices.ts';
import { listenForPush, startPush } from './push/start-push.ts';
import { showCopyNotice } from './notices/show-copy-notice.ts';
import './offline-page/saved-pages.element.ts';
import { startOfflineForms } from './offline-forms/start-offline-forms.ts';

const policy = createTrustedTypesPolicy('worker', { createScriptURL: (address) => address });

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
  startWorker()
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
    onClose: () => undefined,
  });
}

/** Registers the service worker and reports this page to it. */
async function startWorker(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(policy.createScriptURL('/sw.js'), {
    updateViaCache: 'none',
  });
  watchForUpdate(registration);
  tellOfChoices();
  const { active } = await serviceWorker.ready;
  tell(active, {
    kind: 'page-loaded',
    address: location.href,
    files: [...loadedFiles(), ...offlineParts],
  });
  return registration;
}

function tell(worker: ServiceWorker | null, message: PageMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
  worker?.postMessage(message);
}

function watchForUpdate(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const offer = (worker: ServiceWorker | null) => {
    // The very first worker is not an update.
    if (worker?.state !== 'installed' || !serviceWorker.controller) return;
    offerUpdate(() => {
      // Another tab has taken it already.
      if (worker.state !== 'installed') return location.reload();
      serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      tell(worker, { kind: 'take-over' });
    });
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(installing));
  });
}

/** Reports a chosen edition at once, so that no page of the other one is shown. */
function tellOfChoices(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      const edition = link && parseEdition(new URL(link.href).searchParams.get('edition'));
      if (edition) tell(navigator.serviceWorker.controller, { kind: 'edition-chosen', edition });
    },
    { capture: true },
  );
}

/** Files that the offline page needs and other pages have not loaded. */
const offlineParts = [figureUrl, noticeStylesUrl].map((path) => new URL(path, location.href).href);

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}
