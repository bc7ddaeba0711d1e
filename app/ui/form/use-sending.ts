import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { FormAnswer } from '#app/kernel/form-data/form-answer.ts';
import { formFields } from '#app/kernel/form-data/form-fields.ts';
import { listenForSent } from './keep-for-later.ts';
import { loadCheck, type CheckForm, type LoadSchema } from './check-form.ts';
import { markMoment } from '../moment/moment.ts';
import { sendForm, type SentAnswer } from './send-form.ts';

/** Rules that take longer than this to arrive are left to the server. */
const checkPatienceMs = 1500;

/** Sends a form by script, once at a time, and holds what came of it. */
export function useSending(loadSchema: LoadSchema, sent: FormAnswer | undefined) {
  const [answer, setAnswer] = useState<SentAnswer | undefined>(sent);
  const [isSending, setIsSending] = useState(false);
  const submission = useRef<Submission>(undefined);
  const check = useRef<Promise<CheckForm | undefined>>(undefined);

  useEffect(() => {
    const key = randomKey();
    submission.current = { key, startedAtMs: performance.now(), isSending: false };
    return listenForSent(key, (reference) => setAnswer({ kind: 'kept', reference }));
  }, []);

  function warmUp(): Promise<CheckForm | undefined> {
    check.current ??= loadCheck(loadSchema).catch(() => {
      // Tried again at the next touch; meanwhile the server checks all the same.
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
    // Held here, not in the state: a double click comes before the state has changed.
    if (!current || current.isSending) return;
    current.isSending = true;
    setIsSending(true);
    const next = await send(form, current);
    setAnswer(next);
    if (next.kind === 'kept') markMoment();
    setIsSending(false);
    current.isSending = false;
  }

  return { answer, isSending, warmUp, onSubmit };
}

interface Submission {
  /** By which the server knows that the same is sent again. */
  readonly key: string;
  readonly startedAtMs: number;
  isSending: boolean;
}

/** Like a random UUID, which browsers make on encrypted pages only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function later(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, undefined));
}
