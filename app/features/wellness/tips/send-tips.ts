import type { TipsRequest } from './read-tips-form.ts';
import type { TipsAnswer } from './tips-outcome.ts';
import { tipsConsent } from './tips-profile.ts';

/** Names where the address was left; not which tool was used, nor anything entered there. */
export const tipsSource = 'wellness';

/**
 * Sends an email address to the site, and what tips are picked by if the visitor agreed to that.
 * @param submissionKey the same when the same submission is tried again
 */
export async function sendTips(
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
