import type { TipsOutcome } from './tips-outcome.ts';

/** Names where the address was left; not which tool was used, nor anything entered there. */
export const tipsSource = 'wellness';

/**
 * Sends an email address, and nothing else, to the site.
 * @param submissionKey the same when the same submission is tried again
 */
export async function sendTips(email: string, submissionKey: string): Promise<TipsOutcome> {
  try {
    const answer = await fetch('/api/tips', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': submissionKey },
      body: JSON.stringify({ email, source: tipsSource }),
    });
    return answer.ok ? 'sent' : 'failed';
  } catch {
    return 'failed';
  }
}
