import { emergencyNumber } from '#app/site/contact/phones.ts';
import { isFramed } from '#app/site/framed.ts';
import { savedCopyTiming } from '../saved-copy.ts';
import { findCopy, offlineAddress, savePage } from './page-copies.ts';
import type { LastingEvent } from './worker-scope.ts';

/** With a copy at hand, nobody waits longer for the network. */
const patienceMs = 8000;
/** Specification, section 9. */
const timeoutMs = 120_000;

interface PageEvent extends LastingEvent {
  readonly preloadResponse?: Promise<Response | undefined>;
}

interface PageRequest {
  readonly event: PageEvent;
  readonly request: Request;
}

/** A page from the network; else its copy, which says when it was saved; else the offline page. */
export async function answerPage({ event, request }: PageRequest): Promise<Response> {
  const fromNetwork = askNetwork({ event, request });
  // An answer that comes after the copy was shown is still saved; a failure is handled below.
  event.waitUntil(fromNetwork.catch(() => undefined));
  const saved = findCopy(request.url).catch(() => undefined);
  // The device's store may fail or hang: the network need not wait for it.
  const copy = await Promise.race([fromNetwork.then(() => undefined).catch(() => saved), saved]);
  if (!copy) {
    const late = later(timeoutMs).then(answerTooLate);
    return Promise.race([fromNetwork, late]).catch(() => answerOffline(request));
  }
  const inTime = await Promise.race([fromNetwork, later(patienceMs)]).catch(() => undefined);
  return inTime ?? copy;
}

async function askNetwork({ event, request }: PageRequest): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(request));
  event.waitUntil(savePage(request.url, response.clone()));
  return response;
}

/** Answers a form sent without scripts; without a network, Back brings what was typed. */
export async function answerPost({ request }: PageRequest): Promise<Response> {
  // Going back to a form's answer asks for the browser's copy, which a worker may not fetch: the page
  // loads afresh, and nothing is sent again.
  if (request.cache === 'only-if-cached') return Response.redirect(request.url, 303);
  return fetch(request).catch(() => answerOffline(request));
}

function later(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, undefined));
}

const headers = { 'content-type': 'text/html; charset=utf-8' };
const start =
  '<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width">';

const emergency = `In an emergency, call <a href="tel:${emergencyNumber}">${emergencyNumber}</a> or go to the nearest hospital.`;

/** Shown in the first minutes of an edition, before its offline page is saved. */
const lastResort = `${start}<title>You’re offline</title><h1>You’re offline</h1><p>${emergency}</p><p><a href="">Try again</a></p></html>`;

/** The error screen's words (specification, sections 2 and 8). */
const tooLate = `${start}<title>Something went wrong</title><h1>Something went wrong</h1><p>Sorry, an unexpected error occurred. Please try refreshing the page.</p><pre>Loading chunk page failed</pre><form><button>Refresh Page</button></form><p>Go to the <a href="/">home page</a>. ${emergency}</p></html>`;

async function answerOffline({ url }: Request): Promise<Response> {
  // The offline page allows no frame.
  const copy = isFramed(new URL(url).searchParams)
    ? undefined
    : await findCopy(offlineAddress).catch(() => undefined);
  if (!copy) return new Response(lastResort, { status: 503, headers });
  const copyHeaders = new Headers(copy.headers);
  // From the device, but without a date: nothing was saved of the page asked for.
  copyHeaders.set('server-timing', savedCopyTiming);
  return new Response(copy.body, { status: 503, headers: copyHeaders });
}

function answerTooLate(): Response {
  return new Response(tooLate, { status: 504, headers });
}
