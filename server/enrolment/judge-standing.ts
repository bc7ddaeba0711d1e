import type { Arrival } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import type { PaymentRow } from '#server/store/schema.ts';
import type { Standing } from './payment-service.ts';

/** What becomes of an attempt; undefined where nothing new is known. */
export type Verdict = Pick<PaymentRow, 'state' | 'problem'> | undefined;

/** Compares what a service says with what was asked for. */
export function judgeStanding(attempt: PaymentRow, standing: Standing, arrival: Arrival): Verdict {
  switch (standing.kind) {
    case 'paid':
      return judgeAmount(attempt, standing.amount);
    case 'pending':
      return { state: 'processing', problem: null };
    case 'failed':
      return { state: 'failed', problem: standing.reason };
    case 'not-paid':
      return judgeNotPaid(attempt, arrival);
    case 'unavailable':
      // Somebody who comes back from paying must not be told to pay.
      return arrival === 'return' ? { state: 'unknown', problem: standing.reason } : undefined;
  }
}

/** Only the very amount that was asked for, in its currency, is a success. */
function judgeAmount(attempt: PaymentRow, paid: { minor: number; currency: string }): Verdict {
  const isRight = paid.minor === attempt.amount_minor && paid.currency === attempt.currency;
  if (isRight) return { state: 'success', problem: null };
  const problem = `paid ${paid.minor} ${paid.currency} instead of ${attempt.amount_minor} ${attempt.currency}`;
  return { state: 'unknown', problem };
}

function judgeNotPaid(attempt: PaymentRow, arrival: Arrival): Verdict {
  const wasUnderWay = attempt.state === 'processing' || attempt.state === 'unknown';
  const isOver = arrival !== 'link' || wasUnderWay;
  return isOver ? { state: 'cancelled', problem: null } : undefined;
}
