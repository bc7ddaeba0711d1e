import { describe, expect, it } from 'vitest';
import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import { deliverMails } from '../../../tests/support/deliver-mails.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { useOrderPayments } from '../../../tests/support/use-order-payments.ts';
import { naira, useGroupOrders } from '../../../tests/support/use-group-orders.ts';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { beginAttempt, instalmentsOf } from '../order-rows.ts';
import { rowFor } from '../start-attempt.ts';
import { createMemberLists } from './member-lists.ts';

const mailed: ReadonlySet<Target> = new Set(['payer-mail', 'staff-mail']);

describe.each(engines)('a list that a group confirms, on %s,', (engine) => {
  const used = useStore(engine);
  const ordering = useOrderPayments(used);
  const { openOrderPayments, now } = ordering;
  const { order } = useGroupOrders(used, ordering);
  const { run } = useOrderBook(used);

  type Ordered = Awaited<ReturnType<typeof order>>;
  const leads = async () => {
    const all = used.store.tables.selectFrom('leads').selectAll().where('kind', '=', 'members');
    return (await all.execute()).map(({ fields }) => JSON.parse(fields) as unknown);
  };
  const show = async ({ ref }: Ordered) => (await run('show', ref)).stdout;

  it('gives an order that nobody has begun to pay its people and its price', async () => {
    const ordered = await order(9_936_000);
    expect(await ordered.confirm(11_525_760)).toBe(true);
    expect(await ordered.amounts()).toEqual([11_525_760]);
    const shown = await ordered.orderPayments.find(ordered.token, 'link');
    expect(shown).toMatchObject({
      amount: naira(11_525_760),
      owed: naira(11_525_760),
      change: { from: naira(9_936_000), to: naira(11_525_760), paid: naira(0) },
    });
    expect(shown?.request.party).toMatchObject({ people: 70 });
    expect(await ordered.pay()).toBe(11_525_760);
    const said = await show(ordered);
    expect(said).toContain('Price     ₦11,525,760\n');
    expect(said).toContain(
      'the group: list confirmed, from ₦9,936,000 to ₦11,525,760, "80 people instead of 60"',
    );
  });

  it('splits the price anew where it is paid in parts', async () => {
    const ordered = await order(1000, 'quarterly');
    await ordered.confirm(4400);
    expect(await ordered.amounts()).toEqual([1100, 1100, 1100, 1100]);
  });

  it('is confirmed once, however often and fast the button is pressed', async () => {
    const ordered = await order(1000);
    await ordered.pay();
    const list = await ordered.handIn(1500);
    const answers = await Promise.all([1, 2, 3].map(() => ordered.lists.confirm(list)));
    expect(answers).toEqual([true, true, true]);
    expect(await ordered.lists.confirm(list)).toBe(true);
    expect(await ordered.amounts()).toEqual([1000, 500]);
    expect(await leads()).toHaveLength(1);
  });

  it('is not confirmed at all when its price or the news of it cannot be stored', async () => {
    const ordered = await order(1000);
    const list = await ordered.handIn(1500);
    const { saver } = openOrderPayments();
    const broken = { ...saver, saveIn: () => Promise.reject(new Error('disk full')) };
    const lists = createMemberLists({ ...used, saver: broken, log: createMemoryLog().log, now });
    await expect(lists.confirm(list)).rejects.toThrow(OrdersUnavailableError);
    expect(await ordered.amounts()).toEqual([1000]);
    const found = await ordered.lists.find(ordered.token);
    expect(found?.checked?.id).toBe(list.listId);
    expect(found?.confirmed).toBeUndefined();
  });

  it('after a payment asks for the difference as a further payment, at its own link', async () => {
    const ordered = await order(9_936_000);
    await ordered.pay();
    await ordered.confirm(11_525_760);
    const shown = await ordered.orderPayments.find(ordered.token, 'link');
    expect(shown).toMatchObject({
      number: 2,
      amount: naira(1_589_760),
      schedule: [{ status: 'paid' }, { status: 'due' }],
      change: { paid: naira(9_936_000) },
    });
    expect(await leads()).toMatchObject([
      {
        people: '80',
        enrolled: '60',
        priceBefore: '₦9,936,000 a year',
        price: '₦11,525,760 a year',
        paid: '₦9,936,000',
        stillToPay: '₦1,589,760',
      },
    ]);
    expect(await show(ordered)).toContain('Still owed: ₦1,589,760.');
    expect(await ordered.pay()).toBe(1_589_760);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('is mailed to buyer and staff: from what to what, and what is to pay', async () => {
    const ordered = await order(9_936_000, 'yearly', mailed);
    await ordered.pay();
    await ordered.confirm(11_525_760.05);
    const targets = [...mailed];
    const mails = await deliverMails({ store: used.store, now, targets });
    const find = (to: string) => mails.filter((one) => one.includes(`To: ${to}`)).join('');
    const buyer = find('ngozi@company.example');
    expect(buyer).toContain(`Subject: We have your list of members: ${ordered.ref}`);
    expect(buyer).toContain('a list of 80 people');
    expect(buyer).toContain('Your order was for 60.');
    expect(buyer).toContain('from ₦9,936,000 to ₦11,525,760.05.');
    expect(buyer).toContain('You have paid ₦9,936,000. ₦1,589,760.05 is still to pay.');
    expect(buyer).toContain(`https://health.example/checkout/payment?request=${ordered.token}`);
    const toStaff = find('staff@health.example');
    for (const line of [
      'price before: ₦9,936,000 a year',
      'price: ₦11,525,760.05 a year',
      'paid: ₦9,936,000',
      'still to pay: ₦1,589,760.05',
    ]) {
      expect(toStaff).toContain(line);
    }
    expect(buyer + toStaff).not.toContain('Ada');
  });

  it('that costs less than was paid leaves a refund to staff', async () => {
    const ordered = await order(1000);
    await ordered.pay();
    await ordered.confirm(800);
    expect(await leads()).toMatchObject([{ paid: '₦1,000', toPayBack: '₦200' }]);
    const said = await show(ordered);
    expect(said).toContain('State     attention\n');
    expect(said).toContain('Too much by ₦200.');
    const back = ['--amount', '200', '--date', '2026-11-22', '--ref', 'FT-1'];
    await run('refund', ordered.ref, ...back);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('that costs less than before is taken off the last payments that are open', async () => {
    const ordered = await order(1000, 'quarterly');
    await ordered.pay();
    await ordered.confirm(2500);
    expect(await ordered.amounts()).toEqual([1000, 1000, 500]);
    expect(await show(ordered)).toContain('Still owed: ₦1,500.');
  });

  it('that costs more than the one before it raises one further payment, whatever that took off', async () => {
    const ordered = await order(1000, 'quarterly');
    await ordered.pay();
    for (const price of [2500, 2600, 2700]) await ordered.confirm(price);
    expect(await ordered.amounts()).toEqual([1000, 200, 1000, 500]);
  });

  it('while a payment is under way books what it pays, and leaves the rest open', async () => {
    const ordered = await order(1000);
    const started = await ordered.orderPayments.pay(ordered.token);
    await ordered.confirm(1500);
    expect(await ordered.amounts()).toEqual([1000, 500]);
    if (started.kind !== 'redirect') throw new Error(started.kind);
    await fetch(started.url, { redirect: 'manual' });
    expect(await ordered.orderPayments.find(ordered.token, 'return')).toMatchObject({
      number: 2,
      owed: naira(500),
    });
    expect(await ordered.pay()).toBe(500);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('that costs less than a payment under way is asked for what it costs', async () => {
    const ordered = await order(1000);
    await ordered.orderPayments.pay(ordered.token);
    await ordered.confirm(800);
    expect(await ordered.pay()).toBe(800);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('that costs less takes nothing off what is paid while a payment is under way', async () => {
    const ordered = await order(1000, 'quarterly');
    await ordered.pay();
    await ordered.orderPayments.pay(ordered.token);
    await ordered.confirm(1500);
    expect(await ordered.amounts()).toEqual([1000, 500]);
    expect(await ordered.pay()).toBe(500);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('confirmed between a press of the pay button and its payment lets nobody pay the old price', async () => {
    const ordered = await order(1000);
    const [before] = await instalmentsOf(used.store, ordered.id);
    if (!before) throw new Error('no schedule');
    await ordered.confirm(1500);
    const late = rowFor(before, 'paystack', 1, now());
    expect(await beginAttempt(used.store, late)).toBeUndefined();
    expect(await ordered.pay()).toBe(1500);
  });

  it('changes the further payment of the list before, and uses money that was too much', async () => {
    const ordered = await order(1000);
    await ordered.pay();
    await ordered.confirm(1500);
    await ordered.confirm(1200);
    expect(await ordered.amounts()).toEqual([1000, 200]);
    await ordered.confirm(700);
    expect(await ordered.amounts()).toEqual([700]);
    await ordered.confirm(1100);
    expect(await ordered.amounts()).toEqual([1000, 100]);
    expect(await ordered.pay()).toBe(100);
    await ordered.confirm(900);
    await ordered.confirm(1100);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('counts transfers as it counts payments at the service', async () => {
    const ordered = await order(1000);
    const booked = ['--amount', '1200', '--date', '2026-11-22', '--ref', 'FT-1'];
    await run('paid', ordered.ref, ...booked);
    await ordered.confirm(1500);
    expect(await ordered.amounts()).toEqual([1200, 300]);
    expect(await ordered.pay()).toBe(300);
    expect(await show(ordered)).toContain('State     paid\n');
  });

  it('leaves the price where staff agree it, and of a cancelled order', async () => {
    const ordered = await order(1000);
    await ordered.lists.confirm({ ...(await ordered.handIn(0)), payment: undefined });
    expect(await ordered.amounts()).toEqual([1000]);
    expect(await show(ordered)).toContain('the group: list confirmed, "80 people instead of 60"');
    await run('cancel', ordered.ref, '--reason', 'asked by phone');
    await ordered.confirm(1500);
    expect(await ordered.amounts()).toEqual([1000]);
    expect(await leads()).toMatchObject([
      { price: 'to be agreed' },
      { note: 'The order keeps the price it has: it is cancelled' },
    ]);
  });
});
