import { offlinePath } from '../offline-page/offline-path.ts';
import { findCopy, keepPage } from './page-copies.ts';
import { worker } from './worker-scope.ts';

/** Keeps the offline page, unless this edition has it. */
export async function keepOfflinePage(): Promise<void> {
  const address = new URL(offlinePath, worker.location.origin).href;
  if (!(await findCopy(address))) await fetchOfflinePage();
}

/** Fetches the offline page; one that does not come is fetched another time. */
export async function fetchOfflinePage(): Promise<void> {
  const address = new URL(offlinePath, worker.location.origin).href;
  try {
    await keepPage(address, await fetch(address));
  } catch {
    // Offline again.
  }
}
