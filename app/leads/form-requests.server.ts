import { data, redirect } from 'react-router';
import { dropControls } from '#app/kernel/text/drop-controls.ts';
import { answerStatus, type FormAnswer } from '#app/kernel/form-data/form-answer.ts';

/**
 * Reads what a form has sent.
 * @throws a 400 response when it is no form, a 403 one when another site sent it
 */
export async function readSentForm(request: Request): Promise<FormData> {
  // Nothing here depends on who is signed in, so this only keeps strangers' pages from using our
  // visitors' addresses to send with.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    throw data('This form was sent from another site.', { status: 403 });
  }
  try {
    return withoutControls(await request.formData());
  } catch {
    throw data('This form cannot be read.', { status: 400 });
  }
}

function withoutControls(sent: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of sent) {
    // None of our forms sends files.
    if (typeof value === 'string') clean.append(name, dropControls(value));
  }
  return clean;
}

/** Path of the page that a form was sent from, as the browser names it. */
export function sendingPage(request: Request): string {
  const referer = request.headers.get('referer') ?? '';
  return new URL(URL.canParse(referer) ? referer : request.url).pathname;
}

/** Whether a script sent the form and shows the answer itself, without a new page. */
export function takesJson(request: Request): boolean {
  return request.headers.get('accept')?.startsWith('application/json') ?? false;
}

/**
 * An action's answer to a form. Kept, a browser without scripts is sent on, so that reloading the
 * page sends nothing twice; the reference goes with it.
 */
export function answerForm(request: Request, answer: FormAnswer, thanksPath: string) {
  if (answer.kind === 'kept' && !takesJson(request)) {
    const thanks = new URL(thanksPath, request.url);
    thanks.searchParams.set('sent', answer.reference);
    throw redirect(`${thanks.pathname}${thanks.search}`, 303);
  }
  return data(answer, { status: answerStatus[answer.kind] });
}

/** The reference in the address of a thank-you page. */
export function findSentReference(url: URL): string | undefined {
  return /^[0-9A-F]{8}$/.exec(url.searchParams.get('sent') ?? '')?.[0];
}

/** A page's data, with the thanks for what was sent just before, if its address says so. */
export function withThanks<Page extends object>(url: URL, page: Page) {
  const reference = findSentReference(url);
  const thanks = reference === undefined ? undefined : { kind: 'kept' as const, reference };
  // Each thank-you page is for one visitor: it would only fill the cache.
  const init = thanks && { headers: { 'cache-control': 'private, no-store' } };
  return data({ ...page, thanks }, init);
}
