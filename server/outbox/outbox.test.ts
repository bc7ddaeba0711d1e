import { describe, expect, it, vi } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { deferred } from '../../tests/support/deferred.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { randomFrom } from '../../tests/support/random-from.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { retryDeliveries, settleDelivery } from '#server/outbox/settle-delivery.ts';
import type { Store } from '#server/store/store.ts';
import { claimDeliveries, leaseMs } from './claim-deliveries.ts';
import type { Deliver } from './delivery-worker.ts';
import { createOutbox } from './outbox.ts';
import type { Outcome } from './retry-policy.ts';
import type { Target } from '#app/leads/lead-kinds.ts';

const startMs = 1_800_000_000_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const down: Outcome = { kind: 'retry', reason: 'status 503', answer: 'We are sorry' };

describe.each(engines)('the outbox on %s', (engine) => {
  const used = useStore(engine);

  /** An outbox with services that answer as told, and a clock that the test moves. */
  function setUp(answers: Partial<Record<Target, () => Outcome>>, store: Store = used.store) {
    const clock = { nowMs: startMs };
    const now = () => clock.nowMs;
    const sent: { target: Target; email: string; atMs: number; deliveryId: string }[] = [];
    const deliverers = new Map<Target, Deliver>();
    for (const [name, answer] of Object.entries(answers)) {
      const target = name as Target;
      deliverers.set(target, async ({ delivery, fields }) => {
        const outcome = answer();
        const facts = { email: fields['email'] ?? '', atMs: now(), deliveryId: delivery.id };
        sent.push({ target, ...facts });
        return outcome;
      });
    }
    const memory = createMemoryLog();
    const outbox = createOutbox({ store, deliverers, log: memory.log, now, random: () => 0.5 });
    const saver = createLeadSaver({ store, targets: new Set(deliverers.keys()), now });
    const tips = (email: string) => saver.save(aLead({ fields: { email } }));
    return { clock, sent, outbox, saver, tips, memory };
  }

  const deliveries = () =>
    used.store.tables.selectFrom('deliveries').selectAll().orderBy('position').execute();

  it('does not go to the second service while the first fails, which gets the same id at every attempt', async () => {
    const { outbox, sent, tips, clock } = setUp({
      forms: () => ({ kind: 'done' }),
      subscription: () => down,
    });
    await tips('ada@example.com');
    for (let hour = 0; hour < 24; hour += 1) {
      clock.nowMs += hourMs;
      await outbox.runOnce();
    }
    expect(new Set(sent.map(({ target }) => target))).toEqual(new Set(['subscription']));
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ deliveryId }) => deliveryId)).size).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'pending' }, { state: 'waiting' }]);
  });

  it('makes a dead letter of what can never succeed, with the answer, and retries it when told', async () => {
    const refused: Outcome = { kind: 'refused', reason: 'status 400', answer: 'No such form' };
    const answer = { now: refused as Outcome };
    const { outbox, tips, clock } = setUp({ subscription: () => answer.now });
    await tips('ada@example.com');
    await outbox.runOnce();
    expect(await deliveries()).toMatchObject([
      { state: 'dead-letter', attempts: 1, last_error: 'status 400: No such form' },
    ]);
    clock.nowMs += 30 * dayMs;
    expect(await outbox.runOnce()).toBe(0);
    answer.now = { kind: 'done' };
    await expect(retryDeliveries(used.store, clock.nowMs)).resolves.toBe(1);
    await outbox.runOnce();
    expect(await deliveries()).toMatchObject([{ state: 'done', last_error: null }]);
  });

  it('waits as long as the service asks for', async () => {
    const asked: Outcome = { ...down, kind: 'retry', retryAfterMs: 2 * hourMs };
    const { outbox, tips, clock } = setUp({ subscription: () => asked });
    await tips('ada@example.com');
    await outbox.runOnce();
    clock.nowMs = startMs + 2 * hourMs - 1;
    expect(await outbox.runOnce()).toBe(0);
    clock.nowMs = startMs + 2.2 * hourMs;
    expect(await outbox.runOnce()).toBe(1);
  });

  it('gives up after fourteen days, not before, and keeps what it could not deliver', async () => {
    const { outbox, sent, tips, clock } = setUp({ subscription: () => down });
    await tips('ada@example.com');
    while (clock.nowMs < startMs + 16 * dayMs) {
      await outbox.runOnce();
      clock.nowMs += hourMs;
    }
    const lastMs = sent.at(-1)?.atMs ?? 0;
    expect(lastMs).toBeGreaterThan(startMs + 13.5 * dayMs);
    expect(lastMs).toBeLessThanOrEqual(startMs + 14 * dayMs);
    expect(await deliveries()).toMatchObject([
      { state: 'dead-letter', last_error: 'status 503: We are sorry' },
    ]);
  });

  it('takes over what a worker that died had begun, once its lease has ended', async () => {
    const { outbox, sent, tips, clock } = setUp({ subscription: () => ({ kind: 'done' }) });
    await tips('ada@example.com');
    await claimDeliveries(used.store, { target: 'subscription', most: 1, now: () => startMs });
    clock.nowMs = startMs + leaseMs - 1;
    expect(await outbox.runOnce()).toBe(0);
    clock.nowMs = startMs + leaseMs;
    expect(await outbox.runOnce()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('does not wait for a lease from before the clock was set back', async () => {
    const { outbox, sent, tips, clock } = setUp({ subscription: () => ({ kind: 'done' }) });
    await tips('ada@example.com');
    const claim = { target: 'subscription', most: 1 } as const;
    expect(
      await claimDeliveries(used.store, { ...claim, now: () => startMs + dayMs }),
    ).toHaveLength(1);
    clock.nowMs = startMs;
    await outbox.runOnce();
    expect(sent.map(({ email }) => email)).toEqual(['ada@example.com']);
  });

  it('lets a worker that comes back after its lease change nothing', async () => {
    const { tips } = setUp({ subscription: () => ({ kind: 'done' }) });
    await tips('ada@example.com');
    const claim = { target: 'subscription', most: 1 } as const;
    const [stale] = await claimDeliveries(used.store, { ...claim, now: () => startMs });
    const [fresh] = await claimDeliveries(used.store, { ...claim, now: () => startMs + leaseMs });
    if (!stale || !fresh) throw new Error('nothing was claimed');
    const settledAt = { nowMs: startMs + leaseMs, random: 0 };
    await expect(settleDelivery(used.store, stale, down, settledAt)).resolves.toBe(false);
    expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 2, last_error: null }]);
    await expect(settleDelivery(used.store, fresh, { kind: 'done' }, settledAt)).resolves.toBe(
      true,
    );
  });

  it('takes nothing over that another claimed while it waited for the store', async () => {
    const { tips, clock } = setUp({ subscription: () => ({ kind: 'done' }) });
    await tips('ada@example.com');
    const [held, free] = [deferred<undefined>(), deferred<undefined>()];
    const other = used.store.tables.transaction().execute(async (transaction) => {
      const leased = { leased_until: startMs + 3 * leaseMs, attempts: 1 };
      await transaction.updateTable('deliveries').set(leased).execute();
      held.resolve(undefined);
      await free.promise;
    });
    await held.promise;
    const now = () => clock.nowMs;
    const claim = claimDeliveries(used.store, { target: 'subscription', most: 1, now });
    // More than a lease later; by the clock of before, the other's would begin in the future.
    clock.nowMs = startMs + 2 * leaseMs;
    free.resolve(undefined);
    await other;
    expect(await claim).toEqual([]);
  });

  it('begins no attempt that its lease could end before', async () => {
    const { tips, memory } = setUp({ subscription: () => ({ kind: 'done' }) });
    await tips('ada@example.com');
    const deliver = vi.fn<Deliver>(async () => ({ kind: 'done' }));
    const deliverers = new Map<Target, Deliver>([['subscription', deliver]]);
    let nowMs = startMs;
    // Each look at the clock takes a third of a lease.
    const now = () => (nowMs += leaseMs / 3);
    await createOutbox({ store: used.store, deliverers, log: memory.log, now }).runOnce();
    expect(deliver).not.toHaveBeenCalled();
    expect(memory.messages()).toEqual(['claim too slow, left to its end']);
    expect(await deliveries()).toMatchObject([{ state: 'pending', attempts: 1 }]);
  });

  it('never gives one delivery to two workers at once', async () => {
    const { saver } = setUp({ subscription: () => ({ kind: 'done' }) });
    const emails = Array.from({ length: 30 }, (_, at) => `p${at}@example.com`);
    for (const email of emails) await saver.save(aLead({ fields: { email } }));
    const claim = { target: 'subscription', most: 4, now: () => startMs } as const;
    const stores = Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? used.store : used.other));
    const claimed = await Promise.all(stores.map((store) => claimDeliveries(store, claim)));
    const ids = claimed.flat().map(({ delivery }) => delivery.id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('a service that hangs or throws does not hold up another', async () => {
    const done = vi.fn<Deliver>(async () => ({ kind: 'done' }));
    const answer = deferred<Outcome>();
    const log = createMemoryLog().log;
    const hangs = vi.fn<Deliver>(() => answer.promise);
    const deliverers = new Map<Target, Deliver>([
      ['subscription', hangs],
      ['staff-mail', done],
    ]);
    const outbox = createOutbox({ store: used.store, deliverers, log });
    const saver = createLeadSaver({ store: used.store, targets: new Set(deliverers.keys()) });
    await saver.save(aLead({ kind: 'subscription' }));
    outbox.start();
    await expect.poll(() => done.mock.calls.length).toBe(1);
    // Rejected before anyone waits for it, it would end the run.
    await expect.poll(() => hangs.mock.calls.length).toBe(1);
    answer.reject(new Error('a mistake of ours'));
    await outbox.stop();
    expect(await deliveries()).toContainEqual(
      expect.objectContaining({ target: 'subscription', state: 'pending', last_error: 'Error' }),
    );
  });

  it('says in the log what became of a lead, by its id and without a word of its content', async () => {
    const { outbox, tips, memory } = setUp({ subscription: () => down });
    const { id } = await tips('secret-visitor@example.com');
    await outbox.runOnce();
    expect(memory.messages()).toEqual(['not delivered']);
    expect(memory.lines.join('')).toContain(id);
    expect(memory.lines.join('')).not.toMatch(/secret-visitor|sorry/);
  });
});

describe('the outbox of the only process', () => {
  const used = useStore('sqlite');

  it('resumes at once after a crash, without waiting for a lease', async () => {
    const deliver = vi.fn<Deliver>(async () => ({ kind: 'done' }));
    const deliverers = new Map<Target, Deliver>([['subscription', deliver]]);
    const saver = createLeadSaver({ store: used.store, targets: new Set(deliverers.keys()) });
    await saver.save(aLead());
    const claim = { target: 'subscription', most: 1, now: Date.now } as const;
    await expect(claimDeliveries(used.store, claim)).resolves.toHaveLength(1);
    const log = createMemoryLog().log;
    const outbox = createOutbox({ store: used.store, deliverers, log });
    outbox.start();
    await expect.poll(() => deliver.mock.calls.length).toBe(1);
    await outbox.stop();
  });

  it('delivers everything after an outage of three days, in order for each lead, and without a rush', async () => {
    const leadCount = 120;
    let nowMs = startMs;
    const backMs = startMs + 3 * dayMs;
    const sent: { target: Target; email: string; atMs: number }[] = [];
    let attempts = 0;
    const service =
      (target: Target): Deliver =>
      async ({ fields }) => {
        attempts += 1;
        if (nowMs < backMs) return { kind: 'retry', reason: 'ECONNREFUSED' };
        sent.push({ target, email: fields['email'] ?? '', atMs: nowMs });
        return { kind: 'done' };
      };
    const deliverers = new Map<Target, Deliver>([
      ['subscription', service('subscription')],
      ['forms', service('forms')],
    ]);
    const log = createMemoryLog().log;
    // Printed by the assertion's message; a fixed one keeps the run the same.
    const random = randomFrom(20_261_121);
    const outbox = createOutbox({ store: used.store, deliverers, log, now: () => nowMs, random });
    const targets = new Set(deliverers.keys());
    const saver = createLeadSaver({ store: used.store, targets, now: () => nowMs });
    // The worst case: all at the very beginning, so that all would come back together.
    const emails = Array.from({ length: leadCount }, (_, at) => `p${at}@example.com`);
    await Promise.all(emails.map((email) => saver.save(aLead({ fields: { email } }))));
    for (;;) {
      while ((await outbox.runOnce()) > 0);
      const next = await used.store.tables
        .selectFrom('deliveries')
        .select('next_try_at')
        .where('state', '=', 'pending')
        .orderBy('next_try_at')
        .executeTakeFirst();
      if (!next) break;
      nowMs = next.next_try_at;
    }
    expect(sent).toHaveLength(2 * leadCount);
    for (const email of emails) {
      const steps = sent.filter((one) => one.email === email).map(({ target }) => target);
      expect(steps).toEqual(['subscription', 'forms']);
    }
    const perMinute = new Map<number, number>();
    for (const { atMs } of sent) {
      const minute = Math.floor(atMs / minuteMs);
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
    }
    expect(Math.max(...perMinute.values())).toBeLessThan(leadCount / 15);
    expect(sent.at(-1)?.atMs).toBeLessThan(backMs + 6 * hourMs + minuteMs);
    expect(attempts / leadCount).toBeLessThan(40);
  });
});
