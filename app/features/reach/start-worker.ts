import figureUrl from '#app/assets/figures/doctor.svg?url';
import { parseEdition } from '#app/location/edition.ts';
import noticeStylesUrl from './notices/notices.css?url';
import type { PageMessage } from './worker-messages.ts';

/** Called with what starts a newer version once one is ready. */
type OnUpdate = (takeOver: () => void) => void;

/** Registers the service worker and tells it of this page. */
export async function startWorker(onUpdate: OnUpdate): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  watchForUpdate(registration, onUpdate);
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

function watchForUpdate(registration: ServiceWorkerRegistration, onUpdate: OnUpdate): void {
  const { serviceWorker } = navigator;
  const offer = (worker: ServiceWorker | null) => {
    // The first worker of all is no update.
    if (worker?.state !== 'installed' || !serviceWorker.controller) return;
    onUpdate(() => {
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

/** Another edition's pages must not be shown from the moment that one is chosen. */
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

/** What the offline page shows besides the parts that every page has loaded. */
const offlineParts = [figureUrl, noticeStylesUrl].map((path) => new URL(path, location.href).href);

/** Files of this page that the browser has at hand now. */
function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/assets/`));
}
