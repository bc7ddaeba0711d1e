import { describe, expect, it } from 'vitest';
import { dollars, theOnly, useDesk } from '../../tests/support/use-desk.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';

describe.each(engines)('PayPal, on %s', (engine) => {
  const { enrol, openDesk, paypal, toldStaff } = useDesk(useStore(engine));

  async function approve(token: string): Promise<void> {
    const { desk } = openDesk();
    await desk.pay(token);
    theOnly(paypal().orders).status = 'APPROVED';
  }

  it('gets the stored amount in dollars, and the visitor goes to its page', async () => {
    const { desk, token } = await enrol(dollars);
    const answer = await desk.pay(token);
    const order = theOnly(paypal().orders);
    expect(order).toMatchObject({
      amount: { currency_code: 'USD', value: '190.00' },
      returnUrl: `https://health.example/checkout/paypal?request=${token}&back=paid`,
    });
    expect(answer).toEqual({ kind: 'redirect', url: `${paypal().url}/approve/${order.id}` });
    expect(await desk.find(token, 'link')).toMatchObject({ service: 'paypal', state: 'idle' });
  });

  it('takes the money once, however often the visitor returns', async () => {
    const { desk, token } = await enrol(dollars);
    await approve(token);
    const orders = await Promise.all([1, 2, 3].map(() => desk.find(token, 'return')));
    expect(orders.map((order) => order?.state)).toContain('success');
    expect(await desk.find(token, 'return')).toMatchObject({ state: 'success' });
    expect(paypal().captures()).toBe(1);
    expect(await toldStaff()).toBe(1);
    expect(paypal().logins()).toBeLessThan(4);
  });

  it('finds an approval whose answer was lost', async () => {
    const { desk, token } = await enrol(dollars);
    await approve(token);
    paypal().behave = 'lose-answers';
    expect(await desk.find(token, 'return')).toMatchObject({ state: 'unknown' });
    paypal().behave = 'well';
    expect(await desk.find(token, 'link')).toMatchObject({ state: 'success' });
    expect(paypal().captures()).toBe(1);
  });

  it.each([
    ['PENDING', 'processing'],
    ['DECLINED', 'cancelled'],
  ] as const)('a capture that is %s: %s', async (captureAs, state) => {
    const { desk, token } = await enrol(dollars);
    await approve(token);
    paypal().captureAs = captureAs;
    expect(await desk.find(token, 'return')).toMatchObject({ state });
  });

  it('creates one order when a lost answer leads to a retry', async () => {
    const { desk, token } = await enrol(dollars);
    paypal().behave = 'lose-answers';
    expect(await desk.pay(token)).toEqual({ kind: 'unavailable' });
    paypal().behave = 'well';
    expect((await desk.pay(token)).kind).toBe('redirect');
    expect(paypal().orders.size).toBe(1);
  });

  it('starts again after a voided order', async () => {
    const { desk, token } = await enrol(dollars);
    await desk.pay(token);
    theOnly(paypal().orders).status = 'VOIDED';
    expect(await desk.find(token, 'link')).toMatchObject({ state: 'failed' });
    expect((await desk.pay(token)).kind).toBe('redirect');
    expect(paypal().orders.size).toBe(2);
  });
});
