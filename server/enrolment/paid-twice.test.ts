import { describe, expect, it } from 'vitest';
import { naira, useDesk } from '../../tests/support/use-desk.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { accountOf } from './account.ts';
import { findOrder, instalmentsOf, rowsOf, saveAttempt } from './order-rows.ts';
import { rowFor } from './start-attempt.ts';

describe.each(engines)('on %s', (engine) => {
  const used = useStore(engine);
  const { enrol, openDesk, now, payments } = useDesk(used);

  it('two processes that hear of two payments of an instalment at once book one, and staff see both', async () => {
    const { desk, leadId } = await enrol(naira, 'monthly');
    const other = openDesk(used.other).desk;
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
      await Promise.all([desk.record(one, paid), other.record(two, paid)]);
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
});
