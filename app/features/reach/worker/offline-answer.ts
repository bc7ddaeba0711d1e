import { emergencyNumber } from '../offline-page/emergency-number.ts';
import { offlinePath } from '../offline-page/offline-path.ts';
import { savedCopyTiming } from '../saved-copy.ts';
import { findCopy } from './page-copies.ts';
import { worker } from './worker-scope.ts';

const headers = { 'content-type': 'text/html; charset=utf-8' };
const start =
  '<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';

/** What stands at an address of which there is no copy: the offline page of this edition. */
export async function answerOffline(): Promise<Response> {
  const copy = await findCopy(new URL(offlinePath, worker.location.origin).href);
  if (!copy) return new Response(lastResort, { status: 503, headers });
  const copyHeaders = new Headers(copy.headers);
  // From the device, but what stands here was never saved.
  copyHeaders.set('server-timing', savedCopyTiming);
  return new Response(copy.body, { status: 503, headers: copyHeaders });
}

/** For the first minutes in an edition of which nothing is kept yet. */
const lastResort = `${start}<title>No network</title><h1>There is no network</h1><p>In an emergency call <a href="tel:${emergencyNumber}">${emergencyNumber}</a> or go to the nearest hospital.</p><p><a href="">Try again</a></p></html>`;

/** A page that did not come in time: the error screen's words (specification, sections 2 and 8). */
export function answerTooLate(): Response {
  return new Response(tooLate, { status: 504, headers });
}

const tooLate = `${start}<title>Something went wrong</title><h1>Something went wrong</h1><p>Sorry, an unexpected error occurred. Please try refreshing the page.</p><pre>Loading chunk page failed</pre><form><button>Refresh Page</button></form></html>`;
