import { offlinePath } from '../offline-page/offline-path.ts';
import { emergencyNumber } from '../offline-page/emergency-number.ts';
import { findCopy, plainHeaders } from './page-copies.ts';
import { worker } from './worker-scope.ts';

const scripts = /<script[^>]*>[\s\S]*?<\/script>/g;
const headers = { 'content-type': 'text/html; charset=utf-8' };

/**
 * What stands at an address of which there is no copy: the offline page of this edition. Without
 * its scripts, which would find themselves at another page's address.
 */
export async function answerOffline(): Promise<Response> {
  const copy = await findCopy(new URL(offlinePath, worker.location.origin).href);
  if (!copy) return new Response(lastResort, { status: 503, headers });
  const html = (await copy.text()).replace(scripts, '');
  return new Response(html, { status: 503, headers: plainHeaders(copy) });
}

/** For the first minutes in an edition of which nothing is kept yet. */
const lastResort = `<!doctype html><html lang="en-NG"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>No network</title><h1>There is no network</h1><p>In an emergency call <a href="tel:${emergencyNumber}">${emergencyNumber}</a> or go to the nearest hospital.</p><p><a href="">Try again</a></p></html>`;
