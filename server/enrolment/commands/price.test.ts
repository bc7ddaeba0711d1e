import { describe, expect, it } from 'vitest';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { findOrder, instalmentsOf, saveAttempt } from '../order-rows.ts';
import { rowFor } from '../start-attempt.ts';
import { trailOf } from '../trail.ts';

const nowMs = Date.UTC(2026, 10, 21, 10);

describe.each(engines)('a price agreed by phone, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol: save, run } = useOrderBook(used);

  /** Saves an order without a price. */
  async function enrol(query = 'who=staff&people=300&plan=gold&pay=quarterly&currency=NGN') {
    const { id, ref } = await save('to be agreed', 'yearly', { query });
    const amounts = async () =>
      (await instalmentsOf(used.store, id)).map((one) => [one.amount_minor, one.currency]);
    return { id, ref, amounts };
  }

  it('becomes the schedule that was asked for, to the kobo, with an entry in the history', async () => {
    const { id, ref, amounts } = await enrol();
    const { stdout } = await run('price', ref, '--amount', '1000.01', '--note', 'agreed by phone');
    expect(stdout).toContain(
      `Set the price of order ${ref}: ₦1,000.01 a year, in 4 payments: first ₦250.01, then ₦250.`,
    );
    expect(stdout).toMatch(/\nIt can be paid at \S+\/checkout\/payment\?request=[\w-]{24}\n$/);
    expect(await amounts()).toEqual([25_001, 25_000, 25_000, 25_000].map((one) => [one, 'NGN']));
    expect(await trailOf(used.store, id)).toMatchObject([
      { who: 'bisi', action: 'priced', amount_minor: 100_001, note: 'agreed by phone' },
    ]);
    expect((await run('show', ref)).stdout).toContain('bisi: priced, ₦1,000.01, "agreed by phone"');
  });

  it('of a renewal leaves the day on which its year starts', async () => {
    const { id, ref } = await save(undefined, 'yearly', { firstDay: '2099-01-05' });
    await run('price', ref, '--amount', '200000');
    expect(await instalmentsOf(used.store, id)).toMatchObject([
      { amount_minor: 20_000_000, due_day: '2099-01-05' },
    ]);
  });

  it('is in the currency of the order, which then has its page', async () => {
    const { id, ref, amounts } = await enrol('who=staff&people=300&plan=gold&currency=USD');
    const { stdout } = await run('price', ref, '--amount', '9000', '--pay', 'monthly');
    expect(stdout).toContain('/checkout/paypal?request=');
    expect(await amounts()).toHaveLength(12);
    expect((await amounts())[0]).toEqual([75_000, 'USD']);
    expect(await findOrder(used.store, id)).toMatchObject({
      currency: 'USD',
      query: 'who=staff&people=300&plan=gold&currency=USD&pay=monthly',
    });
  });

  it('is set once by the same command again', async () => {
    const { id, ref } = await enrol();
    const words = ['price', ref, '--amount', '1000'] as const;
    await run(...words);
    expect((await run(...words)).stdout).toContain('has the price ₦1,000 already');
    expect(await trailOf(used.store, id)).toHaveLength(1);
  });

  it('is put right while nobody has begun to pay, at the same links', async () => {
    const { id, ref, amounts } = await enrol();
    await run('price', ref, '--amount', '1000');
    const before = await instalmentsOf(used.store, id);
    expect((await run('price', ref, '--amount', '2000')).stdout).toContain('in place of ₦1,000');
    const after = await instalmentsOf(used.store, id);
    expect(after.map(({ token }) => token)).toEqual(before.map(({ token }) => token));
    const [first] = after;
    if (!first) throw new Error('no schedule');
    await saveAttempt(used.store, rowFor(first, 'paystack', 1, nowMs));
    const other = await run('price', ref, '--amount', '3000', '--pay', 'yearly');
    expect(other.status).toBe(1);
    expect(other.stderr).toContain('a payment has been made or begun, so its rhythm stays');
    expect((await run('price', ref, '--amount', '3000')).stdout).toContain('in 5 payments');
    expect((await amounts()).map(([minor]) => minor)).toEqual([
      50_000, 100_000, 50_000, 50_000, 50_000,
    ]);
    expect((await run('show', ref)).stdout).toContain('priced, from ₦2,000 to ₦3,000');
  });

  it('counts a transfer that came before it, and is none for a cancelled order', async () => {
    const { ref } = await enrol();
    await run('paid', ref, '--amount', '400', '--date', '2026-11-21', '--ref', 'FT-1');
    expect((await run('price', ref, '--amount', '1000', '--currency', 'USD')).stderr).toContain(
      'it has been paid for in another currency',
    );
    expect((await run('price', ref, '--amount', '1000')).stdout).toContain(
      'Paid so far: ₦400. Still owed: ₦600.',
    );
    const other = await enrol('who=staff&people=400&plan=gold');
    await run('cancel', other.ref);
    expect((await run('price', other.ref, '--amount', '1')).stderr).toContain('it is cancelled');
  });
});
