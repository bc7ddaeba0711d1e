import type { PaymentReport, Start } from '#server/enrolment/payment-service.ts';
import { withTimeout } from '#server/timers.ts';
import type { Party } from './scheduler.ts';
import type { World } from './world.ts';

/** As long as the site waits for a payment service. */
const patienceMs = 8000;
const isLost = 0.08;

/** Calls a service as a process does: the call may be lost, or its answer, or come too late. */
export function callService<Answer extends Start | PaymentReport>(
  world: World,
  party: Party,
  what: string,
  work: () => Answer,
) {
  const { scheduler, draw } = world;
  const lose = () => {
    if (world.isRough && draw.chance(isLost)) throw new Error('lost on the way');
  };
  async function answer(): Promise<Answer> {
    await scheduler.turn(party, what);
    lose();
    const answered = work();
    scheduler.note(`${what}: ${answered.kind}`);
    await scheduler.turn(party, `${what}: answered`);
    lose();
    return answered;
  }
  const unavailable = { kind: 'unavailable', reason: 'no answer' } as const;
  return withTimeout(answer(), patienceMs).catch(() => unavailable);
}
