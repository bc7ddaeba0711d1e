import { useState, type SubmitEvent } from 'react';
import { textIn } from '#app/kernel/form-answer.ts';
import {
  tipsConsent,
  parseAgreedProfile,
  type TipResult,
  type TipsProfile,
} from './tips-profile.ts';
import type { Tip } from './tips.ports.ts';

/** Names where the address was left; not which tool was used, nor anything entered there. */
export const tipsSource = 'wellness';

/**
 * Sends an email address to the site, and what tips are picked by if the visitor agreed to that.
 * @param submissionKey the same when the same submission is tried again
 */
async function sendTips(
  { email, profile }: TipsRequest,
  submissionKey: string,
): Promise<TipsAnswer> {
  try {
    const answer = await fetch('/api/tips', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionKey },
      body: JSON.stringify({
        email,
        source: tipsSource,
        ...(profile && { consent: tipsConsent, ...profile }),
      }),
    });
    if (!answer.ok) return { outcome: 'failed' };
    return profile
      ? { ...((await answer.json()) as TipsAnswer), outcome: 'sent' }
      : { outcome: 'sent' };
  } catch {
    return { outcome: 'failed' };
  }
}

interface TipsRequest {
  readonly email: string;
  /** Undefined unless the visitor has ticked the consent. */
  readonly profile: TipsProfile | undefined;
}

/** The value of the consent's box. It carries the result, so that nothing of it is sent unticked. */
export function consentValue(result: TipResult | undefined): string {
  return result ? `${tipsConsent} ${result}` : tipsConsent;
}

/** Reads the form for tips, in the browser and on the server. */
export function readTipsForm(form: FormData): TipsRequest {
  const [consent, result] = textIn(form, 'consent').split(' ');
  return {
    email: textIn(form, 'email').trim(),
    profile: parseAgreedProfile(consent, result, form.getAll('themes')),
  };
}

/** Outcome of a tips sign-up (specification, section 4). */
export type TipsOutcome = 'sent' | 'empty' | 'failed';

/** An outcome with the tips that were picked; none without the visitor's consent. */
export interface TipsAnswer {
  readonly outcome: TipsOutcome;
  readonly tips?: readonly Tip[];
}

/** The words for each outcome (specification, sections 4 and 8). */
export const tipsMessages: Readonly<Record<TipsOutcome, string>> = {
  sent: "Thank you! We'll send personalized health tips to your email.",
  empty: 'Please enter your email address',
  failed: 'Error submitting form, please try again',
};

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
