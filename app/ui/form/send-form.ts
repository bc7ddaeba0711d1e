import { parseFormAnswer, type FormAnswer } from '#app/kernel/form-answer.ts';
import { queueForm } from './queue-form.ts';

export type SentAnswer =
  | FormAnswer
  | { readonly kind: 'failed'; readonly isOffline: boolean }
  /** Without a network: saved on the device and sent from there. */
  | { readonly kind: 'queued' };

/** After this, the network hardly answers; sent again, it is the same submission. */
const patienceMs = 30_000;

/** Posts a form to its own address and asks for JSON. Never throws. */
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
    const isQueued = await queueForm(form, body.toString());
    return isQueued ? { kind: 'queued' } : { kind: 'failed', isOffline: !navigator.onLine };
  } finally {
    clearTimeout(timeout);
  }
}

async function readAnswer(response: Response): Promise<SentAnswer | undefined> {
  // A rate limit in front of the site does not answer in JSON.
  if (response.status === 429 && !isJson(response)) {
    const retryAfterSeconds = Number(response.headers.get('retry-after')) || 60;
    return { kind: 'too-many', retryAfterSeconds, values: {} };
  }
  return isJson(response) ? parseFormAnswer(await response.json()) : undefined;
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('application/json') ?? false;
}
