import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { runLeads } from '../../../tests/support/run-leads.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { saveOrder } from '#server/enrolment/order-rows.ts';
import { createLeadSaver } from '../save-leads.ts';
import { countWithheld } from './purge-doubt.ts';
import { createDailyPurge } from './purge-leads.ts';

const nowMs = Date.UTC(2026, 10, 21, 8);
const dayMs = 24 * 60 * 60 * 1000;
const yearMs = 365 * dayMs;

describe.each(engines)('the daily purge, on %s,', (engine) => {
  const used = useStore(engine);
  let log = createMemoryLog();
  beforeEach(() => {
    log = createMemoryLog();
    vi.useFakeTimers({ now: nowMs, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => vi.useRealTimers());

  async function saveLeads(count: number, atMs: number): Promise<void> {
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set(), now: () => atMs });
    for (let at = 0; at < count; at += 1) {
      await saver.save(aLead({ fields: { email: `${atMs}.${at}@example.com` } }));
    }
  }

  /** Starts and stops a site whose clock says this. @returns how many leads are left */
  async function startAt(atMs: number): Promise<number> {
    vi.setSystemTime(atMs);
    const purge = createDailyPurge({ store: used.store, retentionMonths: 24, log: log.log });
    purge.start();
    await purge.stop();
    return countLeads();
  }

  const countLeads = async () =>
    (await used.store.tables.selectFrom('leads').select('id').execute()).length;

  async function purgeByHand(...more: string[]) {
    const { status, stdout, stderr } = await runLeads(used, 'purge', ...more);
    return { status, said: stdout + stderr };
  }

  it('removes nothing when the clock is years ahead, and says so', async () => {
    await saveLeads(4, nowMs - dayMs);
    expect(await startAt(nowMs)).toBe(4);
    expect(await startAt(nowMs + 3 * yearMs)).toBe(4);
    expect(log.messages()).toEqual([expect.stringMatching(/^old leads not purged: is the clock/)]);
    expect(await countWithheld(used.store)).toBe(4);
    expect(await startAt(nowMs + dayMs)).toBe(4);
    expect(await countWithheld(used.store)).toBe(0);
  });

  it('removes nothing when the first start ever has a clock that is years ahead', async () => {
    await saveLeads(4, nowMs);
    expect(await startAt(nowMs + 3 * yearMs)).toBe(4);
  });

  it('removes what grows old day by day, to the last lead of a site that nobody uses', async () => {
    await saveLeads(8, nowMs - 2 * yearMs);
    for (let day = 0; day < 40; day += 10) await startAt(nowMs + day * dayMs);
    expect(await countLeads()).toBe(0);
    expect(log.messages()).toEqual(['old leads purged']);
  });

  it.each([1, 5])('keeps %i leads when the clock jumps, though one comes after it', async (few) => {
    await saveLeads(few, nowMs);
    await startAt(nowMs);
    await saveLeads(1, nowMs + 3 * yearMs);
    expect(await startAt(nowMs + 3 * yearMs)).toBe(few + 1);
  });

  it('keeps what it has doubted, however many leads come in by the wrong clock', async () => {
    await saveLeads(2, nowMs);
    await startAt(nowMs);
    const wrongMs = nowMs + 3 * yearMs;
    expect(await startAt(wrongMs)).toBe(2);
    await saveLeads(30, wrongMs);
    expect(await startAt(wrongMs + dayMs)).toBe(32);
    expect(await startAt(nowMs + dayMs)).toBe(32);
  });

  it.each([
    ['on its day', nowMs - 2 * yearMs],
    ['though the site was off for months', nowMs - 3 * yearMs],
  ])('removes the oldest of five leads %s', async (_when, savedMs) => {
    await saveLeads(4, nowMs - yearMs);
    await startAt(nowMs - 200 * dayMs);
    await saveLeads(1, savedMs);
    await startAt(nowMs);
    expect(await startAt(nowMs + 5 * dayMs)).toBe(4);
    expect(log.messages()).toEqual(['old leads purged']);
  });

  it.each([
    ['removes a tenth', 2, 18, 18],
    ['waits for a yes where more than a tenth is old', 2, 17, 19],
  ])('%s after the site was off for months', async (_what, old, young, left) => {
    await startAt(nowMs - yearMs);
    await saveLeads(old, nowMs - 3 * yearMs);
    await saveLeads(young, nowMs - yearMs);
    expect(await startAt(nowMs)).toBe(left);
  });

  it('waits for a yes after the site was off for months and most leads are old', async () => {
    await saveLeads(8, nowMs - 3 * yearMs);
    await saveLeads(2, nowMs - yearMs);
    expect(await startAt(nowMs)).toBe(10);
    const asked = await purgeByHand();
    expect(asked.status).toBe(1);
    expect(asked.said).toContain('would take 8 of 10 leads, all from before 2024-11-21');
    expect(asked.said).toContain('0 of 0 unpaid orders, all unchanged since 2026-08-23');
    expect(asked.said).toContain(
      'today is 2026-11-21. If that is right: npm run leads -- purge --yes',
    );
    expect(await purgeByHand('--yes')).toMatchObject({ status: 0 });
    expect(await countLeads()).toBe(2);
    expect(await countWithheld(used.store)).toBe(0);
  });

  /** Saves orders that nobody pays. */
  async function enrol(count: number, atMs: number): Promise<void> {
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set(), now: () => atMs });
    for (let at = 0; at < count; at += 1) {
      const fields = { email: `order${at}.${atMs}@example.com` };
      const { id } = await saver.save(aLead({ kind: 'enrolment', fields }));
      const request = quoteRequest('who=me&age=36');
      await saveOrder(store, { leadId: id, request, payment: undefined }, atMs);
    }
  }

  it('keeps unpaid orders when the clock is months ahead, until staff say yes', async () => {
    await enrol(5, nowMs);
    await startAt(nowMs);
    await enrol(1, nowMs + 100 * dayMs);
    expect(await startAt(nowMs + 100 * dayMs)).toBe(6);
    expect(await countWithheld(used.store)).toBe(5);
    const asked = await purgeByHand();
    expect(asked.said).toContain('5 of 6 unpaid orders, all unchanged since 2026-12-01');
    expect(await purgeByHand('--yes')).toMatchObject({ status: 0 });
    expect(await countLeads()).toBe(1);
  });

  it('removes unpaid orders day by day', async () => {
    await enrol(5, nowMs);
    for (let day = 0; day <= 90; day += 10) expect(await startAt(nowMs + day * dayMs)).toBe(5);
    expect(await startAt(nowMs + 91 * dayMs)).toBe(0);
    expect(log.messages()).toEqual(['old leads purged']);
  });

  it('removes what was sent to come back to an order after a day', async () => {
    const saver = createLeadSaver({ store: used.store, targets: new Set(), now: () => nowMs });
    const fields = { reference: '5E2EBBDD', email: 'ada@mail.example' };
    await saver.save(aLead({ kind: 'order-link', fields }));
    expect(await startAt(nowMs + dayMs)).toBe(1);
    expect(await startAt(nowMs + dayMs + 1)).toBe(0);
  });
});
