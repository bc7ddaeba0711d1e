import { describe, expect, it } from 'vitest';
import { dollars, theOnly, useOrderPayments } from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';

describe.each(engines)('PayPal, on %s', (engine) => {
  const { enrol, openOrderPayments, paypal, toldStaff } = useOrderPayments(useStore(engine));

  async function approve(token: string): Promise<void> {
    const { orderPayments } = openOrderPayments();
    await orderPayments.pay(token);
    theOnly(paypal().orders).status = 'APPROVED';
  }

  it('gets the stored amount in dollars, and the visitor goes to its page', async () => {
    const { orderPayments, token } = await enrol(dollars);
    const answer = await orderPayments.pay(token);
    const order = theOnly(paypal().orders);
    expect(order).toMatchObject({
      amount: { currency_code: 'USD', value: '190.00' },
      returnUrl: `https://health.example/checkout/paypal?request=${token}&back=paid`,
    });
    expect(answer).toEqual({ kind: 'redirect', url: `${paypal().url}/approve/${order.id}` });
    expect(await orderPayments.find(token, 'link')).toMatchObject({
      service: 'paypal',
      state: 'idle',
    });
  });

  it('takes the money once, however often the visitor returns', async () => {
    const { orderPayments, token } = await enrol(dollars);
    await approve(token);
    const orders = await Promise.all([1, 2, 3].map(() => orderPayments.find(token, 'return')));
    expect(orders.map((order) => order?.state)).toContain('success');
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'success' });
    expect(paypal().captures()).toBe(1);
    expect(await toldStaff()).toBe(1);
    expect(paypal().logins()).toBeLessThan(4);
  });

  it('finds an approval whose answer was lost', async () => {
    const { orderPayments, token } = await enrol(dollars);
    await approve(token);
    paypal().behave = 'lose-answers';
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'unknown' });
    paypal().behave = 'well';
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
    expect(paypal().captures()).toBe(1);
  });

  it.each([
    ['PENDING', 'processing'],
    ['DECLINED', 'cancelled'],
  ] as const)('a capture that is %s: %s', async (captureAs, state) => {
    const { orderPayments, token } = await enrol(dollars);
    await approve(token);
    paypal().captureAs = captureAs;
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state });
  });

  it('takes the money from another card after one that was declined', async () => {
    const { orderPayments, token } = await enrol(dollars);
    await approve(token);
    paypal().captureAs = 'DECLINED';
    await orderPayments.find(token, 'return');
    paypal().captureAs = 'COMPLETED';
    await approve(token);
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'success' });
  });

  it('creates one order when a lost answer leads to a retry', async () => {
    const { orderPayments, token } = await enrol(dollars);
    paypal().behave = 'lose-answers';
    expect(await orderPayments.pay(token)).toEqual({ kind: 'unavailable' });
    paypal().behave = 'well';
    expect((await orderPayments.pay(token)).kind).toBe('redirect');
    expect(paypal().orders.size).toBe(1);
  });

  it('starts again after a voided order', async () => {
    const { orderPayments, token } = await enrol(dollars);
    await orderPayments.pay(token);
    theOnly(paypal().orders).status = 'VOIDED';
    expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'failed' });
    expect((await orderPayments.pay(token)).kind).toBe('redirect');
    expect(paypal().orders.size).toBe(2);
  });
});
