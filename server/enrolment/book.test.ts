import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  minuteMs,
  naira,
  paidReport,
  useOrderPayments,
} from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { purgeLeads } from '#server/leads/commands/purge-leads.ts';
import { accountOf } from './account.ts';
import { bookTransfer, setCancelled, type Transfer } from './book.ts';
import { findLinked, rowsOf } from './order-rows.ts';
import { trailOf } from './trail.ts';

describe.each(engines)('on %s, staff', (engine) => {
  const used = useStore(engine);
  const { begin, enrol, now, passTime, paystack } = useOrderPayments(used);

  const book = (enrolmentId: string, changes: Partial<Transfer> = {}, store = used.store) =>
    bookTransfer(store, {
      kind: 'paid',
      minor: naira.minor,
      day: '2026-11-21',
      reference: 'FT-1',
      enrolmentId,
      who: 'bisi',
      note: null,
      nowMs: now(),
      isDryRun: false,
      ...changes,
    });
  const cancel = (enrolmentId: string) =>
    setCancelled(
      used.store,
      { enrolmentId, who: 'bisi', note: 'Changed her mind', nowMs: now(), isDryRun: false },
      true,
    );
  async function accountFor(token: string) {
    const linked = await findLinked(used.store, token);
    if (!linked) throw new Error('there is no order');
    return accountOf(await rowsOf(used.store.tables, linked.enrolment));
  }

  it('book a transfer, and the visitor’s page says that it has arrived', async () => {
    const { orderPayments, token, leadId } = await enrol();
    const { account } = await book(leadId, { note: 'From her husband' });
    expect(account).toMatchObject({ paidMinor: naira.minor, owedMinor: 0, state: 'paid' });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
    expect(await trailOf(used.store, leadId)).toMatchObject([
      {
        at: now(),
        who: 'bisi',
        action: 'paid',
        amount_minor: naira.minor,
        currency: 'NGN',
        reference: 'FT-1',
        note: 'From her husband',
      },
    ]);
  });

  it('book a part, and the page says how much is still to pay and takes no card', async () => {
    const { orderPayments, token, leadId } = await enrol();
    const { account } = await book(leadId, { minor: 25_499_999 });
    expect(account).toMatchObject({ owedMinor: 1, state: 'attention' });
    expect(await orderPayments.find(token, 'link')).toMatchObject({
      state: 'short',
      owed: { minor: 1 },
    });
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
    await book(leadId, { minor: 1, reference: 'FT-2' });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
  });

  it('who book one bank reference many times at once have booked it once', async () => {
    const { token, leadId } = await enrol();
    const references = ['FT-1', 'ft-1', 'FT-1', 'Ft-1', 'FT-1', 'ft-1'];
    const booked = await Promise.all(
      references.map((reference, at) =>
        book(leadId, { reference }, at % 2 === 0 ? used.store : used.other),
      ),
    );
    expect(booked.filter(({ kind }) => kind === 'booked')).toHaveLength(1);
    expect(booked.filter(({ kind }) => kind === 'known')).toHaveLength(5);
    expect(await accountFor(token)).toMatchObject({ paidMinor: naira.minor, state: 'paid' });
    expect(await trailOf(used.store, leadId)).toHaveLength(1);
  });

  it('never refund more than was paid, even at once', async () => {
    const { token, leadId } = await enrol();
    await book(leadId);
    const refunds = await Promise.all(
      [1, 2, 3].map((at) =>
        book(
          leadId,
          { kind: 'refunded', minor: 10_000_000, reference: `R-${at}` },
          at % 2 === 0 ? used.store : used.other,
        ),
      ),
    );
    expect(refunds.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'booked', 'too-much']);
    expect(await accountFor(token)).toMatchObject({
      paidMinor: 5_500_000,
      refundedMinor: 20_000_000,
    });
  });

  it('who refund all of a card payment leave an order that can be paid again', async () => {
    const { orderPayments, token, leadId, transaction } = await begin();
    transaction.status = 'success';
    await orderPayments.find(token, 'return');
    await book(leadId, { kind: 'refunded', reference: 'R-1' });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'idle' });
    expect((await orderPayments.pay(token)).kind).toBe('redirect');
    expect(paystack().transactions.size).toBe(2);
  });

  it('who cancel an order close it: it cannot be paid online, and nothing is owed', async () => {
    const { orderPayments, token, leadId } = await begin();
    expect(await cancel(leadId)).toMatchObject({
      earlierMs: undefined,
      account: { owedMinor: 0, state: 'cancelled' },
    });
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'closed' });
    expect(await cancel(leadId)).toMatchObject({ earlierMs: now() });
    expect(await trailOf(used.store, leadId)).toMatchObject([
      { action: 'cancelled', note: 'Changed her mind', amount_minor: null },
    ]);
  });

  it('see money that arrives after the cancellation, and the page stays closed', async () => {
    const { orderPayments, token, leadId, transaction } = await begin();
    await cancel(leadId);
    transaction.status = 'success';
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'closed' });
    expect(await accountFor(token)).toMatchObject({ owedMinor: -naira.minor, state: 'attention' });
    await book(leadId, { kind: 'refunded', reference: 'R-1' });
    expect(await accountFor(token)).toMatchObject({ owedMinor: 0, state: 'cancelled' });
  });

  it('add to a short card payment what came by transfer', async () => {
    const { orderPayments, token, leadId, reference, transaction } = await begin();
    const report = paidReport(reference, { amount: 25_000_000 });
    await orderPayments.record(reference, report);
    await orderPayments.record(reference, report);
    expect(await accountFor(token)).toMatchObject({ owedMinor: 500_000, state: 'attention' });
    transaction.status = 'ongoing';
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'unknown' });
    passTime(minuteMs);
    await book(leadId, { minor: 500_000 });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
    expect(await trailOf(used.store, leadId)).toMatchObject([
      { who: 'paystack', action: 'paid', amount_minor: 25_000_000, currency: 'NGN' },
      { who: 'bisi', action: 'paid', amount_minor: 500_000 },
    ]);
  });

  it('who refund a wrong card payment leave an order that can be paid again', async () => {
    const { orderPayments, token, leadId, reference, transaction } = await begin();
    await orderPayments.record(reference, paidReport(reference, { amount: 25_000_000 }));
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
    await book(leadId, { kind: 'refunded', minor: 25_000_000, reference: 'R-1' });
    transaction.status = 'ongoing';
    expect(await accountFor(token)).toMatchObject({ state: 'open', refundedMinor: 25_000_000 });
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'idle' });
    expect((await orderPayments.pay(token)).kind).toBe('redirect');
    expect(paystack().transactions.size).toBe(2);
  });

  it('cannot count money of another currency as paid, and can refund it', async () => {
    const { orderPayments, token, leadId, reference } = await begin();
    await orderPayments.record(reference, paidReport(reference, { currency: 'USD' }));
    expect(await accountFor(token)).toMatchObject({ paidMinor: 0, state: 'attention' });
    const refund = { kind: 'refunded', minor: naira.minor, reference: 'R-1' } as const;
    expect(await book(leadId, refund)).toMatchObject({ kind: 'too-much' });
    expect(await book(leadId, { ...refund, currency: 'USD' })).toMatchObject({
      account: { paidMinor: 0, refundedMinor: 0, state: 'open' },
    });
  });

  it('find that what is paid and owed adds up to the price, whatever was booked before', async () => {
    const step = fc.record({
      kind: fc.constantFrom('paid', 'refunded'),
      minor: fc.integer({ min: 1, max: 2 * naira.minor }),
      reference: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
    });
    const steps = fc.array(step, { minLength: 1, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(steps, async (transfers) => {
        const { token, leadId } = await enrol();
        let paid = 0;
        for (const transfer of transfers) {
          const { kind } = await book(leadId, transfer);
          if (kind === 'booked')
            paid += transfer.kind === 'paid' ? transfer.minor : -transfer.minor;
          expect(paid).toBeGreaterThanOrEqual(0);
        }
        const owedMinor = naira.minor - paid;
        expect(await accountFor(token)).toMatchObject({ paidMinor: paid, owedMinor });
        const trail = await trailOf(used.store, leadId);
        const booked = trail.map(({ action, amount_minor: minor }) =>
          action === 'paid' ? Number(minor) : -Number(minor),
        );
        expect(booked.reduce((sum, minor) => sum + minor, 0)).toBe(paid);
      }),
      { numRuns: 25 },
    );
  });

  describe('the trail', () => {
    const change = (text: string) => sql.raw(text).execute(used.store.tables);

    it('refuses changes and deletions, and loses its notes with the lead', async () => {
      const { leadId } = await enrol();
      await book(leadId, { note: 'From her husband' });
      const [before] = await trailOf(used.store, leadId);
      for (const attempt of [
        'update enrolment_trail set amount_minor = 1',
        `update enrolment_trail set who = 'ada'`,
        'update enrolment_trail set note = null, at = 0',
        'delete from enrolment_trail',
      ]) {
        await expect(change(attempt)).rejects.toThrow('the trail only grows');
      }
      // An hour later the lead has expired, and its notes with it.
      expect(await purgeLeads(used.store, now() + 60 * minuteMs)).toBe(1);
      expect(await trailOf(used.store, leadId)).toEqual([{ ...before, note: null }]);
    });
  });
});
