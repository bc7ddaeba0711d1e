import { beforeEach, describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { purgeOld } from '#server/leads/commands/purge-leads.ts';
import { purgeLimitsAt } from '#server/leads/commands/purge-doubt.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { EnrolmentRow, PaymentRow } from '#server/store/schema.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { ada } from '../../../tests/support/ada-member.ts';
import { findInStore } from '../../../tests/support/find-in-store.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { bookTransfer, setCancelled, type Transfer } from '../book.ts';
import { hasEnded } from '../links/ended-links.ts';
import { replaceChecked } from '../members/member-rows.ts';
import {
  changeAttempt,
  findLinked,
  findOrder,
  instalmentsOf,
  saveAttempt,
  saveOrder,
} from '../order-rows.ts';
import { rowFor } from '../start-attempt.ts';

const dayMs = 24 * 60 * 60 * 1000;
const orderedMs = Date.UTC(2025, 2, 10, 8);
const each = moneyOf(2_295_000, 'NGN');
const monthly = {
  id: 'monthly',
  payments: 12,
  each,
  yearTotal: moneyOf(12 * each.minor, 'NGN'),
} as const;

describe.each(engines)('retention, on %s,', (engine) => {
  const used = useStore(engine);
  let people = 0;
  beforeEach(() => {
    people = 0;
  });

  async function enrol(
    query = 'who=me&age=36&state=lagos&plan=gold&pay=monthly',
    firstDay?: string,
  ) {
    people += 1;
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set(['forms']), now: () => orderedMs });
    const fields = { name: `Adanna ${people}`, email: `adanna${people}@mail.example` };
    const { id } = await saver.save(aLead({ kind: 'enrolment', fields }));
    const order = { leadId: id, request: quoteRequest(query), payment: monthly, firstDay };
    return saveOrder(store, order, orderedMs, true);
  }

  const change = (order: EnrolmentRow, days: number) => ({
    enrolmentId: order.id,
    who: 'bisi',
    note: null,
    nowMs: orderedMs + days * dayMs,
    isDryRun: false,
  });

  async function pay(order: EnrolmentRow, days = 0, kind: Transfer['kind'] = 'paid') {
    const day = new Date(orderedMs + days * dayMs).toISOString().slice(0, 10);
    const transfer = { kind, minor: each.minor, day, reference: 'FT-1' };
    await bookTransfer(used.store, { ...change(order, days), ...transfer });
  }

  /** Begins to pay the first instalment. */
  async function attempt(order: EnrolmentRow, facts: Partial<PaymentRow>) {
    const [first] = await instalmentsOf(used.store, order.id);
    if (!first) throw new Error('no schedule');
    const { id } = await saveAttempt(used.store, rowFor(first, 'paystack', 1, orderedMs));
    await changeAttempt(used.store, id, facts);
  }

  /** Purges so many days after the orders were sent. @returns how many orders */
  async function purgeAfter(days: number): Promise<number> {
    const nowMs = orderedMs + days * dayMs;
    return (await purgeOld(used.store, purgeLimitsAt(nowMs, 24), nowMs)).orders;
  }

  const isKept = async ({ id }: EnrolmentRow) => (await findOrder(used.store, id)) !== undefined;

  it('removes an order that nobody pays after 90 days, with people, instalments and links', async () => {
    const order = await enrol('who=staff&people=6&plan=gold&pay=monthly');
    const members = [{ ...ada, firstName: 'Adanna' }];
    const list = { enrolmentId: order.id, members, leftOut: 0, nowMs: orderedMs };
    await replaceChecked(used.store, list);
    const saver = createLeadSaver({ store: used.store, targets: new Set(), now: () => orderedMs });
    await saver.save(aLead({ kind: 'payment-reminder', fields: { enrolmentLead: order.id } }));
    const [instalment] = await instalmentsOf(used.store, order.id);
    expect(await purgeAfter(90)).toBe(0);
    expect(await purgeAfter(91)).toBe(1);
    expect(await findInStore(used.store, ['Adanna', order.id, referenceOf(order.id)])).toEqual([]);
    for (const token of [order.token, instalment?.token ?? '']) {
      expect(await findLinked(used.store, token)).toBeUndefined();
      expect(await hasEnded(used.store.tables, token)).toBe(true);
    }
  });

  it('forgets the ended links of an order that is gone after the retention', async () => {
    const order = await enrol();
    await purgeAfter(91);
    await purgeAfter(3 * 365);
    expect(await hasEnded(used.store.tables, order.token)).toBe(false);
  });

  it.each([
    ['failed', false, { state: 'failed' }],
    ['was cancelled', false, { state: 'cancelled' }],
    ['was left unfinished', false, { state: 'started' }],
    ['may be on its way', true, { state: 'processing' }],
    ['may have been made', true, { state: 'unknown' }],
    ['was tried lately', true, { updated_at: orderedMs + 80 * dayMs }],
  ] as const)('keeps an order whose payment %s: %s', async (_what, isKeptThen, facts) => {
    const order = await enrol();
    await attempt(order, facts);
    expect(await purgeAfter(91)).toBe(isKeptThen ? 0 : 1);
    expect(await isKept(order)).toBe(isKeptThen);
  });

  it('keeps an order that was paid, even if the money went back', async () => {
    const order = await enrol();
    await pay(order);
    await pay(order, 1, 'refunded');
    expect(await purgeAfter(200)).toBe(0);
    expect(await isKept(order)).toBe(true);
  });

  it('counts from the last change by staff', async () => {
    const order = await enrol();
    await setCancelled(used.store, change(order, 60), true);
    expect(await purgeAfter(150)).toBe(0);
    expect(await purgeAfter(151)).toBe(1);
  });

  it('ends the link of a paid order 90 days after a year of cover, and keeps its payments', async () => {
    const order = await enrol();
    await pay(order, 10);
    await purgeAfter(10 + 365 + 89);
    expect(await findLinked(used.store, order.token)).toBeDefined();
    await purgeAfter(10 + 365 + 91);
    expect(await findLinked(used.store, order.token)).toBeUndefined();
    expect(await hasEnded(used.store.tables, order.token)).toBe(true);
    expect(await isKept(order)).toBe(true);
    // Those of orders that are kept stay ended.
    await purgeAfter(6 * 365);
    expect(await hasEnded(used.store.tables, order.token)).toBe(true);
  });

  it('ends the link of a renewal 90 days after the year that it pays for', async () => {
    const order = await enrol('who=me&age=36&plan=gold', '2025-05-09');
    await pay(order);
    await purgeAfter(60 + 365 + 89);
    expect(await findLinked(used.store, order.token)).toBeDefined();
    await purgeAfter(60 + 365 + 91);
    expect(await findLinked(used.store, order.token)).toBeUndefined();
  });

  it('leaves a paid order nobody’s age and home once its lead is gone', async () => {
    const order = await enrol();
    await pay(order);
    await purgeAfter(3 * 365);
    expect(await findInStore(used.store, ['Adanna', 'age=36', 'lagos'])).toEqual([]);
    expect(await findOrder(used.store, order.id)).toMatchObject({
      query: 'who=me&plan=gold&pay=monthly&currency=NGN',
    });
  });
});
