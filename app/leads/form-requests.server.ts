import { data, redirect } from 'react-router';
import { dropControls } from '#app/kernel/clean-text.ts';
import { answerStatus, findSentReference, type FormAnswer } from '#app/kernel/form-answer.ts';
import { privateHeaders } from '#app/site/route-headers.ts';

/** Reads a sent form. @throws a 400 response when it is no form */
export async function readSentForm(request: Request): Promise<FormData> {
  return withoutControls(await readForm(request));
}

/**
 * Reads a sent form with its files; undefined when the server has not read it, since it is too large
 * or nobody waits for it.
 * @throws a 400 response when it is no form
 */
export async function readSentFile(request: Request): Promise<FormData | undefined> {
  const { headers } = request;
  const isSent = Number(headers.get('content-length') ?? 0) > 0 || headers.has('transfer-encoding');
  if (isSent && request.body === null) return undefined;
  const form = await readForm(request);
  const clean = withoutControls(form);
  for (const [name, value] of form) if (typeof value !== 'string') clean.append(name, value);
  return clean;
}

async function readForm(request: Request): Promise<FormData> {
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

/** Answers a form with its page; a saved one by a redirect to its thanks, so a reload sends nothing. */
export function answerForm(request: Request, answer: FormAnswer, thanksPath: string) {
  if (answer.kind === 'saved') {
    const thanks = new URL(thanksPath, request.url);
    thanks.searchParams.set('sent', answer.reference);
    throw redirect(`${thanks.pathname}${thanks.search}`, 303);
  }
  return data(answer, { status: answerStatus[answer.kind] });
}

/** A page's data, with the thanks for what was sent just before, if its address says so. */
export function withThanks<Page extends object>(url: URL, page: Page) {
  const reference = findSentReference(url);
  const thanks = reference === undefined ? undefined : { kind: 'saved' as const, reference };
  // Each thank-you page is for one visitor: it would only fill the cache.
  const init = thanks && { headers: privateHeaders };
  return data({ ...page, thanks }, init);
}
