import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLead } from '../../tests/support/a-lead.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import { StoreUnavailableError } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { createLeadSaver } from './save-leads.ts';

const everything: ReadonlySet<Target> = new Set<Target>(['subscription', 'forms', 'staff-mail']);
const minuteMs = 60_000;

describe.each(engines)('a lead on %s', (engine) => {
  const used = useStore(engine);
  const clock = { nowMs: 1_800_000_000_000 };
  // A busy machine may be slower than the time a lead waits for the store.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  const saverOf = (targets = everything, store: Store = used.store) =>
    createLeadSaver({ store, targets, now: () => clock.nowMs });
  const leads = () => used.store.tables.selectFrom('leads').selectAll().execute();
  const deliveries = () =>
    used.store.tables
      .selectFrom('deliveries')
      .selectAll()
      .orderBy('chain')
      .orderBy('position')
      .execute();

  it('is saved with its fields, its page and its consent', async () => {
    const consent = { version: 'newsletter-1', givenAtMs: 1_799_999_999_000 };
    const fields = { name: 'Ada Ọ̀ṣun', email: ' ADA@Example.com ', phone: '0700 000 0000' };
    const saved = await saverOf().save(
      aLead({ kind: 'contact', fields, edition: 'DG', page: '/contact', consent }),
    );
    expect(await leads()).toMatchObject([
      {
        id: saved.id,
        kind: 'contact',
        email: 'ada@example.com',
        edition: 'DG',
        page: '/contact',
        consent_version: 'newsletter-1',
        consent_at: 1_799_999_999_000,
        created_at: clock.nowMs,
      },
    ]);
    expect(JSON.parse((await leads())[0]?.fields ?? '')).toEqual(fields);
  });

  it('comes with its deliveries, the second step waiting for the first', async () => {
    await saverOf().save(aLead({ kind: 'tips' }));
    expect(await deliveries()).toMatchObject([
      { chain: 'staff-mail', target: 'staff-mail', position: 0, state: 'pending' },
      { chain: 'subscription-forms', target: 'subscription', position: 0, state: 'pending' },
      { chain: 'subscription-forms', target: 'forms', position: 1, state: 'waiting' },
    ]);
  });

  it('is not saved without its deliveries', async () => {
    const broken = new Set(['forms', 'staff-mail'] as const);
    vi.spyOn(broken, 'has').mockImplementation(() => {
      throw new TypeError('no delivery can be planned');
    });
    await expect(saverOf(broken).save(aLead())).rejects.toThrow(StoreUnavailableError);
    expect(await leads()).toEqual([]);
  });

  it('sent twice with the same key is one lead, even a day later', async () => {
    const saver = saverOf();
    const first = await saver.save(aLead({ sentKey: 'a-key-of-the-form' }));
    clock.nowMs += 24 * 60 * minuteMs;
    const second = await saver.save(aLead({ sentKey: 'a-key-of-the-form' }));
    expect(second).toEqual({ id: first.id, isNew: false });
    expect(await deliveries()).toHaveLength(3);
  });

  it('changed after going back is another lead, though the form has the same key', async () => {
    const saver = saverOf();
    const sentKey = 'a-key-of-the-form';
    await saver.save(aLead({ kind: 'contact', fields: { message: 'Hello' }, sentKey }));
    await saver.save(aLead({ kind: 'contact', fields: { message: 'Good day' }, sentKey }));
    expect(await leads()).toHaveLength(2);
  });

  it('sent twice with the same content within ten minutes is one lead', async () => {
    const saver = saverOf();
    const first = await saver.save(aLead());
    clock.nowMs += 10 * minuteMs - 1;
    const reordered = { source: 'bmi', email: 'ada@example.com' };
    const second = await saver.save(aLead({ fields: reordered, sentKey: 'another-key' }));
    expect(second).toEqual({ id: first.id, isNew: false });
    clock.nowMs += 10 * minuteMs + 1;
    await expect(saver.save(aLead())).resolves.toMatchObject({ isNew: true });
  });

  it('with the same content after the clock was set back an hour is another lead', async () => {
    const saver = saverOf();
    await saver.save(aLead());
    clock.nowMs -= 60 * minuteMs;
    await expect(saver.save(aLead())).resolves.toMatchObject({ isNew: true });
    clock.nowMs += 60 * minuteMs;
  });

  it('double-clicked, or sent to two workers at once, is one lead', async () => {
    const saver = saverOf();
    const savers = [saver, saver, saverOf(everything, used.other)];
    const numbers = Array.from({ length: 40 }, (_, at) => at);
    const sendAll = numbers.flatMap((at) =>
      savers.map((each) => each.save(aLead({ fields: { email: `p${at}@example.com` } }))),
    );
    const saved = await Promise.all(sendAll);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(40);
    expect(saved.filter(({ isNew }) => isNew)).toHaveLength(40);
    expect(await leads()).toHaveLength(40);
  });

  it('comes with others in one commit, and each is told its own id', async () => {
    const transaction = vi.spyOn(used.store.tables, 'transaction');
    const saver = saverOf();
    const emails = Array.from({ length: 50 }, (_, at) => `p${at}@example.com`);
    const saved = await Promise.all(
      emails.map((email) => saver.save(aLead({ fields: { email } }))),
    );
    expect(transaction.mock.calls.length).toBeLessThan(5);
    const byId = new Map((await leads()).map(({ id, email }) => [id, email]));
    expect(saved.map(({ id }) => byId.get(id))).toEqual(emails);
  });

  it('with NUL characters is saved as typed', async () => {
    const fields = { email: 'a\0da@example.com', message: 'before\0after' };
    await saverOf().save(aLead({ kind: 'contact', fields, page: '/con\0tact' }));
    expect(JSON.parse((await leads())[0]?.fields ?? '')).toEqual(fields);
    expect(await leads()).toMatchObject([{ email: 'ada@example.com', page: '/contact' }]);
  });

  it('which the store cannot take costs no other', async () => {
    const saver = saverOf();
    // No text at all: as a mistake of ours would send it.
    const bad = aLead({ edition: null as never, fields: { email: 'bad@example.com' } });
    const sent = await Promise.allSettled([
      saver.save(aLead({ fields: { email: 'first@example.com' } })),
      saver.save(bad),
      saver.save(aLead({ fields: { email: 'last@example.com' } })),
    ]);
    expect(sent.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await leads()).toHaveLength(2);
  });

  it('of the newsletter is listed among the subscriptions once', async () => {
    const saver = saverOf();
    await saver.save(
      aLead({ kind: 'subscription', sentKey: 'one', fields: { email: 'A@b.example' } }),
    );
    clock.nowMs += 60 * minuteMs;
    await saver.save(
      aLead({ kind: 'subscription', sentKey: 'two', fields: { email: 'a@b.example' } }),
    );
    const rows = await used.store.tables.selectFrom('subscriptions').selectAll().execute();
    expect(rows).toMatchObject([{ email: 'a@b.example' }]);
  });
});

describe('a store that does not answer', () => {
  const used = useStore('sqlite');
  afterEach(() => vi.useRealTimers());

  it('keeps no visitor waiting longer than eight seconds', async () => {
    vi.useFakeTimers();
    vi.spyOn(used.store.tables, 'transaction').mockReturnValue({
      execute: () => new Promise(() => undefined),
    } as never);
    const saver = createLeadSaver({ store: used.store, targets: everything });
    const first = expect(saver.save(aLead())).rejects.toThrow(StoreUnavailableError);
    const second = expect(saver.save(aLead())).rejects.toThrow('took too long');
    await vi.advanceTimersByTimeAsync(8000);
    await Promise.all([first, second]);
  });

  it('refuses a whole batch at once, not one after the other', async () => {
    const execute = vi.fn(() => Promise.reject(new Error('connect ECONNREFUSED')));
    vi.spyOn(used.store.tables, 'transaction').mockReturnValue({ execute } as never);
    const saver = createLeadSaver({ store: used.store, targets: everything });
    const sent = await Promise.allSettled([
      saver.save(aLead()),
      saver.save(aLead()),
      saver.save(aLead()),
    ]);
    expect(sent.every(({ status }) => status === 'rejected')).toBe(true);
    expect(execute.mock.calls.length).toBeLessThanOrEqual(2);
  });
});
