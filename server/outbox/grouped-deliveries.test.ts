import { describe, expect, it } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { useStore } from '../../tests/support/use-store.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { Deliverer } from './delivery-worker.ts';
import { createOutbox } from './outbox.ts';
import type { Outcome } from './retry-policy.ts';

const minuteMs = 60_000;

describe('leads that are delivered together', () => {
  const used = useStore('sqlite');

  /** A service that takes groups, up to three in ten minutes, and a clock that the test moves. */
  function setUp() {
    const clock = { nowMs: 1_800_000_000_000 };
    const now = () => clock.nowMs;
    const answer: { now: Outcome } = { now: { kind: 'done' } };
    const groups: string[][] = [];
    const urgent: string[] = [];
    const deliverers = new Map<Target, Deliverer>([
      [
        'staff-mail',
        {
          windowMs: 10 * minuteMs,
          most: 3,
          async deliverAll(claimed) {
            groups.push(claimed.map(({ fields }) => fields['message'] ?? '').toSorted());
            return claimed.map(() => answer.now);
          },
        },
      ],
      [
        'urgent-mail',
        async ({ fields }) => {
          urgent.push(fields['name'] ?? '');
          return answer.now;
        },
      ],
    ]);
    const { log } = createMemoryLog();
    const open = () => createOutbox({ store: used.store, deliverers, log, now });
    const outbox = open();
    const targets = new Set(deliverers.keys());
    const saver = createLeadSaver({ store: used.store, targets, now });
    async function send(...messages: string[]): Promise<void> {
      for (const message of messages) {
        await saver.save(aLead({ kind: 'contact', fields: { message } }));
      }
    }
    async function askForCall(name: string, time: string): Promise<void> {
      await saver.save(aLead({ kind: 'call-back', fields: { name, time } }));
    }
    async function deliver(by = outbox): Promise<void> {
      while ((await by.runOnce()) > 0);
    }
    return { clock, answer, groups, urgent, send, askForCall, deliver, open };
  }

  it('go at once when they are the first, and together within ten minutes of it', async () => {
    const { clock, groups, send, deliver } = setUp();
    await send('a');
    await deliver();
    expect(groups).toEqual([['a']]);
    await send('b', 'c');
    clock.nowMs += 10 * minuteMs - 1;
    await deliver();
    expect(groups).toHaveLength(1);
    clock.nowMs += 1;
    await deliver();
    expect(groups).toEqual([['a'], ['b', 'c']]);
  });

  it('do not hold up who is to be called as soon as possible', async () => {
    const { groups, urgent, send, askForCall, deliver } = setUp();
    await send('a');
    await deliver();
    await send('b');
    await askForCall('Ada', 'soon');
    await askForCall('Bisi', 'morning');
    await deliver();
    expect(urgent).toEqual(['Ada']);
    expect(groups).toEqual([['a']]);
  });

  it('do not wait once a group is full', async () => {
    const { clock, groups, send, deliver } = setUp();
    await send('a');
    await deliver();
    await send('b', 'c', 'd', 'e');
    await deliver();
    expect(groups.map((group) => group.length)).toEqual([1, 3]);
    clock.nowMs += 10 * minuteMs;
    await deliver();
    expect(groups.map((group) => group.length)).toEqual([1, 3, 1]);
  });

  it('wait after a restart too, and in another process', async () => {
    const { groups, send, deliver, open } = setUp();
    await send('a');
    await deliver();
    await send('b');
    await deliver(open());
    expect(groups).toEqual([['a']]);
  });

  it('stay together when the service is down', async () => {
    const { clock, answer, groups, send, deliver } = setUp();
    answer.now = { kind: 'retry', reason: 'status 503' };
    await send('a', 'b');
    await deliver();
    answer.now = { kind: 'done' };
    clock.nowMs += minuteMs;
    await deliver();
    expect(groups).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
    const states = await used.store.tables.selectFrom('deliveries').select('state').execute();
    expect(states).toEqual([{ state: 'done' }, { state: 'done' }]);
  });

  it('go out though the clock was set back', async () => {
    const { clock, groups, send, deliver } = setUp();
    await send('a');
    await deliver();
    clock.nowMs -= 60 * minuteMs;
    await send('b');
    await deliver();
    expect(groups).toEqual([['a'], ['b']]);
  });
});
