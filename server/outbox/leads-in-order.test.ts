import { describe, expect, it } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { claimDeliveries } from './claim-deliveries.ts';
import type { Deliver } from './delivery-worker.ts';
import { createOutbox } from './outbox.ts';
import { retryDeliveries } from './settle-delivery.ts';
import type { Outcome } from './retry-policy.ts';

const hourMs = 60 * 60_000;
const ada = { email: 'ada@example.com', phone: '+2347000000000' };

describe.each(engines)("a person's leads, on %s,", (engine) => {
  const used = useStore(engine);

  /** A CRM that fails on some messages, and a clock that the test moves. */
  function setUp() {
    const clock = { nowMs: 1_800_000_000_000 };
    const now = () => clock.nowMs;
    const arrived: string[] = [];
    const answers = new Map<string, Outcome>();
    const deliver: Deliver = async ({ fields }) => {
      const message = fields['message'] ?? '';
      const outcome = answers.get(message) ?? ({ kind: 'done' } as const);
      if (outcome.kind === 'done') arrived.push(message);
      return outcome;
    };
    const deliverers = new Map<Target, Deliver>([['webhook', deliver]]);
    const { log } = createMemoryLog();
    const outbox = createOutbox({ store: used.store, deliverers, log, now });
    const saver = createLeadSaver({ store: used.store, targets: new Set(deliverers.keys()), now });
    async function send(message: string, from: Readonly<Record<string, string>>): Promise<void> {
      clock.nowMs += 1;
      await saver.save(aLead({ kind: 'contact', fields: { ...from, message } }));
    }
    async function deliverAll(): Promise<void> {
      while ((await outbox.runOnce()) > 0);
    }
    return { clock, arrived, answers, send, deliverAll };
  }

  const down: Outcome = { kind: 'retry', reason: 'status 503' };

  it('arrive in the order in which they were sent, and hold up nobody else', async () => {
    const { clock, arrived, answers, send, deliverAll } = setUp();
    answers.set('first', down);
    await send('first', ada);
    await send('second', { email: ' ADA@example.com' });
    await send('by phone', { phone: ada.phone });
    await send('of another', { email: 'bisi@example.com', phone: '+2347000000001' });
    await send('without a sender', {});
    await deliverAll();
    expect(arrived.toSorted()).toEqual(['of another', 'without a sender']);
    answers.clear();
    clock.nowMs += hourMs;
    await deliverAll();
    expect(arrived.slice(2, 3)).toEqual(['first']);
    expect(arrived.slice(3).toSorted()).toEqual(['by phone', 'second']);
  });

  it('do not wait for a dead letter, which staff can still retry', async () => {
    const { clock, arrived, answers, send, deliverAll } = setUp();
    answers.set('first', { kind: 'refused', reason: 'status 410' });
    await send('first', ada);
    await send('second', ada);
    await deliverAll();
    expect(arrived).toEqual(['second']);
    answers.clear();
    await retryDeliveries(used.store, clock.nowMs);
    await deliverAll();
    expect(arrived).toEqual(['second', 'first']);
  });

  it('are not on their way together, even from two processes', async () => {
    const { clock, send } = setUp();
    for (const message of ['first', 'second', 'third']) await send(message, ada);
    const claim = { target: 'webhook', most: 4, now: () => clock.nowMs } as const;
    const stores = [used.store, used.other, used.store, used.other];
    const claimed = await Promise.all(stores.map((store) => claimDeliveries(store, claim)));
    expect(claimed.flat().map(({ fields }) => fields['message'])).toEqual(['first']);
  });
});
