import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formFields, parseFormAnswer, type FormAnswer } from '#app/kernel/form-answer.ts';
import type { FormSchema } from '#app/kernel/parse-form.ts';
import { listenForSent, queueForm } from './queue-form.ts';
import { signalEngagement } from '../engagement.ts';

/** Fetches a form's rules; the form does so when it is first touched. */
export type LoadSchema = () => Promise<FormSchema>;

/** Says what is wrong with a form before it is sent; undefined when nothing is. */
type CheckForm = (form: HTMLFormElement) => FormAnswer | undefined;

/** Rules that take longer than this to arrive are left to the server. */
const checkPatienceMs = 1500;

/** Sends a form by script, one submission at a time, and holds the answer. */
export function useSending(loadSchema: LoadSchema, sent: FormAnswer | undefined) {
  const [answer, setAnswer] = useState<SentAnswer | undefined>(sent);
  const [isSending, setIsSending] = useState(false);
  const submission = useRef<Submission>(undefined);
  const check = useRef<Promise<CheckForm | undefined>>(undefined);

  useEffect(() => {
    const key = randomKey();
    submission.current = { key, startedAtMs: performance.now(), isSending: false };
    return listenForSent(key, (reference) => setAnswer({ kind: 'saved', reference }));
  }, []);

  function warmUp(): Promise<CheckForm | undefined> {
    check.current ??= loadCheck(loadSchema).catch(() => {
      // The next touch tries again; until then the server checks alone.
      check.current = undefined;
      return undefined;
    });
    return check.current;
  }

  async function send(form: HTMLFormElement, current: Submission): Promise<SentAnswer> {
    const filledMs = Math.round(performance.now() - current.startedAtMs);
    const checkForm = await Promise.race([warmUp(), later(checkPatienceMs)]);
    const extraFields = {
      [formFields.submissionKey]: current.key,
      [formFields.filledMs]: String(filledMs),
    };
    return checkForm?.(form) ?? sendForm(form, extraFields);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { currentTarget: form } = event;
    const { current } = submission;
    // A ref, because a double click comes before the state has changed.
    if (!current || current.isSending) return;
    current.isSending = true;
    setIsSending(true);
    const next = await send(form, current);
    setAnswer(next);
    if (next.kind === 'saved') signalEngagement();
    setIsSending(false);
    current.isSending = false;
  }

  return { answer, isSending, warmUp, onSubmit };
}

async function loadCheck(loadSchema: LoadSchema): Promise<CheckForm> {
  const [{ parseForm, typedValues }, schema] = await Promise.all([
    import('#app/kernel/parse-form.ts'),
    loadSchema(),
  ]);
  return (form) => {
    const values = typedValues(new FormData(form), schema);
    const parsed = parseForm(schema, values);
    return parsed.kind === 'errors'
      ? { kind: 'invalid', errors: parsed.errors, values }
      : undefined;
  };
}

interface Submission {
  /** Tells the server that the same form is sent again. */
  readonly key: string;
  readonly startedAtMs: number;
  isSending: boolean;
}

/** Replaces crypto.randomUUID, which browsers offer on encrypted pages only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function later(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, undefined));
}

export type SentAnswer =
  | FormAnswer
  | { readonly kind: 'failed'; readonly isOffline: boolean }
  /** Without a network: saved on the device and sent from there. */
  | { readonly kind: 'queued' };

/** After this, the network hardly answers; sent again, it is the same submission. */
const patienceMs = 30_000;

/** Posts a form to its own address and asks for JSON. Never throws. */
async function sendForm(
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
