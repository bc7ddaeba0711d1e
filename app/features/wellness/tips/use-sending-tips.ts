import { type SubmitEvent, useState } from 'react';
import { readTipsForm } from './read-tips-form.ts';
import { sendTips } from './send-tips.ts';
import type { TipsAnswer } from './tips-outcome.ts';

/** Sends the form for tips, under one key until it has been taken. */
export function useSendingTips(sent: TipsAnswer | undefined) {
  const [answer, setAnswer] = useState(sent);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [submissionKey] = useState(() => crypto.randomUUID?.() ?? String(Math.random()));

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const request = readTipsForm(new FormData(form));
    if (request.email === '') {
      setAnswer({ outcome: 'empty' });
      form.querySelector<HTMLElement>('[name=email]')?.focus();
      return;
    }
    setAnswer(undefined);
    setIsSubmitting(true);
    setAnswer(await sendTips(request, submissionKey));
    setIsSubmitting(false);
  }

  return { answer, isSubmitting, submit };
}
