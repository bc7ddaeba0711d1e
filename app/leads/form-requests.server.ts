import { data, redirect } from 'react-router';
import { dropControls } from '#app/kernel/clean-text.ts';
import { answerStatus, type FormAnswer } from '#app/kernel/form-answer.ts';
import { privateHeaders } from '#app/site/private-headers.ts';

/** Reads a sent form. @throws a 400 response when it is no form, 403 from another site */
export async function readSentForm(request: Request): Promise<FormData> {
  return withoutControls(await readForm(request));
}

/**
 * Reads a sent form with its files; undefined when it has more bytes than the limit.
 * @throws a 400 response when it is no form, 403 from another site
 */
export async function readSentFile(
  request: Request,
  mostBytes: number,
): Promise<FormData | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined;
  const form = await readForm(request);
  const clean = withoutControls(form);
  for (const [name, value] of form) if (typeof value !== 'string') clean.append(name, value);
  return clean;
}

async function readForm(request: Request): Promise<FormData> {
  // Nothing here depends on who is signed in, so this only keeps strangers' pages from using our
  // visitors' addresses to send with.
  if (request.headers.get('sec-fetch-site') === 'cross-site') {
    throw data('This form was sent from another site.', { status: 403 });
  }
  try {
    return await request.formData();
  } catch {
    throw data('We couldn’t read this form.', { status: 400 });
  }
}

function withoutControls(sent: FormData): FormData {
  const clean = new FormData();
  for (const [name, value] of sent) {
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

/** Answers a form; without scripts by a redirect with the reference, so a reload sends nothing. */
export function answerForm(request: Request, answer: FormAnswer, thanksPath: string) {
  if (answer.kind === 'saved' && !takesJson(request)) {
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
  const thanks = reference === undefined ? undefined : { kind: 'saved' as const, reference };
  // Each thank-you page is for one visitor: it would only fill the cache.
  const init = thanks && { headers: privateHeaders };
  return data({ ...page, thanks }, init);
}
