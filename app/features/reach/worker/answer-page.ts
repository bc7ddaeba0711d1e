import { answerOffline, answerTooLate } from './offline-answer.ts';
import { findCopy, keepPage } from './page-copies.ts';
import type { LastingEvent } from './worker-scope.ts';

/** Whoever has a copy waits no longer for the network. */
const patienceMs = 8000;
/** Nobody waits longer for a page (specification, section 9). */
const timeoutMs = 120_000;

interface PageEvent extends LastingEvent {
  readonly preloadResponse?: Promise<Response | undefined>;
}

interface Asked {
  readonly event: PageEvent;
  readonly request: Request;
}

/** A page from the network; else its copy, which says when it was saved; else the offline page. */
export async function answerPage({ event, request }: Asked): Promise<Response> {
  const fromNetwork = askNetwork({ event, request });
  const copy = await findCopy(request.url);
  if (!copy) {
    const late = later(timeoutMs).then(answerTooLate);
    return Promise.race([fromNetwork, late]).catch(answerOffline);
  }
  const patience = later(patienceMs).then(() => undefined);
  const inTime = await Promise.race([fromNetwork, patience]).catch(() => undefined);
  return inTime ?? copy;
}

async function askNetwork({ event, request }: Asked): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(request));
  event.waitUntil(keepPage(request.url, response.clone()));
  return response;
}

/** A form that was sent without scripts; without a network what was typed is one step back. */
export async function answerPost({ request }: Asked): Promise<Response> {
  return fetch(request).catch(answerOffline);
}

function later(delayMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, delayMs));
}
