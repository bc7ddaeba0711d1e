import { bookTransfer, setCancelled } from '#server/enrolment/book.ts';
import { instalmentsOf } from '#server/enrolment/order-rows.ts';
import type { Cast } from './cast.ts';

/** Staff cancel an order now and then, reopen it or book a transfer for it. */
export async function handle(cast: Cast, enrolmentId: string): Promise<void> {
  const { sites, draw, world } = cast;
  const change = { enrolmentId, who: 'bisi', note: null, isDryRun: false };
  for (let actions = 1 + draw.below(3); actions > 0; actions -= 1) {
    for (let rest = draw.below(15); rest > 0; rest -= 1) {
      await world.scheduler.turn(world.outside, 'staff do something else');
    }
    const does = draw.one(['cancel', 'reopen', 'book'] as const);
    if (does === 'book') await book(cast, enrolmentId);
    else {
      await sites.askUntilAnswered(`staff ${does}`, ({ store }) =>
        setCancelled(store, { ...change, nowMs: Date.now() }, does === 'cancel'),
      );
    }
  }
}

/** Books the amount of the first instalment, with the same reference until it is answered. */
async function book({ sites, told, draw }: Cast, enrolmentId: string): Promise<void> {
  const reference = `BANK-${draw.below(1e9)}`;
  const minor = await sites.askUntilAnswered('staff book', async ({ store }) => {
    const [first] = await instalmentsOf(store, enrolmentId);
    const money = { minor: first?.amount_minor ?? 100, reference, day: '2026-11-21' };
    const sure = { isDryRun: false, isSure: true, isMailed: true, nowMs: Date.now() };
    const booked = await bookTransfer(store, {
      ...money,
      ...sure,
      enrolmentId,
      who: 'bisi',
      kind: 'paid',
    });
    // What was booked by the answer that did not come.
    return booked.kind === 'known' ? booked.payment.amount_minor : money.minor;
  });
  told.transfers.push({ enrolmentId, reference, minor });
}
