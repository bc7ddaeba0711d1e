import { parseFormAnswer, type FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { keepForLater } from './keep-for-later.ts';

/** An answer, or that there was none. */
export type SentAnswer =
  | FormAnswer
  | { readonly kind: 'failed'; readonly isOffline: boolean }
  /** Nobody could be reached: it is kept on the device and sent from there. */
  | { readonly kind: 'waiting' };

/** A network that has not answered by then hardly will; sent again, it is the same submission. */
const patienceMs = 30_000;

/** Sends a form to its own address and asks for the answer alone. Never throws. */
export async function sendForm(
  form: HTMLFormElement,
  extraFields: Readonly<Record<string, string>>,
): Promise<SentAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') body.append(name, value);
  }
  for (const [name, value] of Object.entries(extraFields)) body.set(name, value);
  const stop = new AbortController();
  const timeout = setTimeout(() => stop.abort(), patienceMs);
  try {
    const response = await fetch(form.getAttribute('action') ?? '', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: stop.signal,
    });
    return (await readAnswer(response)) ?? { kind: 'failed', isOffline: false };
  } catch {
    const isKept = await keepForLater(form, body.toString());
    return isKept ? { kind: 'waiting' } : { kind: 'failed', isOffline: !navigator.onLine };
  } finally {
    clearTimeout(timeout);
  }
}

async function readAnswer(response: Response): Promise<SentAnswer | undefined> {
  // A limit in front of the site answers in words of its own.
  if (response.status === 429 && !isJson(response)) {
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || 60;
    return { kind: 'too-many', retryAfterSeconds, values: {} };
  }
  return isJson(response) ? parseFormAnswer(await response.json()) : undefined;
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}
