import { describe, expect, it } from 'vitest';
import { timesOf } from '#app/kernel/money.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import { naira, useOrderPayments } from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { accountOf } from './account.ts';
import { findOrder, instalmentsOf, rowsOf, saveAttempt } from './order-rows.ts';
import { setPrice } from './set-price.ts';
import { settleAttempt } from './settle-attempt.ts';
import { rowFor } from './start-attempt.ts';

describe.each(engines)('on %s', (engine) => {
  const used = useStore(engine);
  const { enrol, openOrderPayments, now, payments, toldStaff } = useOrderPayments(used);

  it('two processes that hear of two payments of an instalment at once book one, and staff see both', async () => {
    const { orderPayments, leadId } = await enrol(naira, 'monthly');
    const other = openOrderPayments(used.other).orderPayments;
    const paid = { kind: 'paid', amount: naira } as const;
    const pairs = [];
    for (const instalment of await instalmentsOf(used.store, leadId)) {
      const [one, two] = [1, 2].map((attempt) => rowFor(instalment, 'paystack', attempt, now()));
      if (!one || !two) throw new Error('no attempts');
      await saveAttempt(used.store, one);
      await saveAttempt(used.store, two);
      pairs.push([one.id, two.id] as const);
    }
    for (const [one, two] of pairs) {
      await Promise.all([orderPayments.record(one, paid), other.record(two, paid)]);
    }
    const rows = await payments();
    const booked = rows.filter(({ state }) => state === 'success');
    expect(new Set(booked.map(({ instalment }) => instalment)).size).toBe(12);
    expect(booked).toHaveLength(12);
    expect(rows.filter(({ problem }) => problem?.startsWith('paid twice: '))).toHaveLength(12);
    const order = await findOrder(used.store, leadId);
    if (!order) throw new Error('there is no order');
    const year = 12 * naira.minor;
    expect(accountOf(await rowsOf(used.store.tables, order))).toMatchObject({
      paidMinor: 2 * year,
      owedMinor: -year,
      state: 'attention',
    });
  });

  it('a payment is booked together with what staff are told of it, or not at all', async () => {
    const { leadId, saver, log } = await enrol(naira, 'quarterly');
    const [instalment] = await instalmentsOf(used.store, leadId);
    if (!instalment) throw new Error('the order has no instalment');
    const attempt = await saveAttempt(used.store, rowFor(instalment, 'paystack', 1, now()));
    const cutOff: LeadSaver = {
      ...saver,
      async saveIn(transaction, lead) {
        await saver.saveIn(transaction, lead);
        throw new Error('cut off');
      },
      async save(lead) {
        await saver.save(lead);
        throw new Error('cut off');
      },
    };
    const settle = (own: LeadSaver) => {
      const options = { store: used.store, saver: own, log, now };
      return settleAttempt(options, attempt, { kind: 'paid', amount: naira }, 'link');
    };
    await expect(settle(cutOff)).rejects.toThrow('cut off');
    expect(await payments()).toMatchObject([{ state: 'started' }]);
    // Told now, staff read of five payments instead of four: not what the first word said.
    const price = { total: timesOf(naira, 5), pay: 'quarterly', payments: 4 } as const;
    const staff = { enrolmentId: leadId, who: 'bisi', nowMs: now(), isDryRun: false };
    await setPrice(used.store, { ...staff, ...price });
    await settle(saver);
    expect(await toldStaff()).toBe(1);
    expect(await payments()).toMatchObject([{ state: 'success' }]);
  });
});
