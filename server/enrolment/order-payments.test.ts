import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import {
  minuteMs,
  naira,
  paidReport,
  theOnly,
  useOrderPayments,
} from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { quoteRequest } from '../../tests/support/quote-request.ts';
import { reportOf } from '#server/upstream/paystack/paystack.ts';
import { limitedPayments } from './order-payments.ts';
import { callLimit } from './payment-service.ts';
import { trailOf } from './trail.ts';

describe.each(engines)('on %s', (engine) => {
  const used = useStore(engine);
  const { begin, enrol, openOrderPayments, now, passTime, paystack, payments, toldStaff } =
    useOrderPayments(used);

  it('an enrolment is saved once for its lead, under an unguessable link', async () => {
    const { orderPayments, link, token, leadId } = await enrol();
    expect(link).toMatch(/^[\w-]{24}$/);
    const one = moneyOf(1, 'NGN');
    const payment = { id: 'monthly', payments: 12, each: one, yearTotal: one } as const;
    const request = quoteRequest('who=me&age=36');
    expect(await orderPayments.open({ leadId, request, payment })).toBe(link);
    const order = { token, state: 'idle', amount: naira, schedule: [{ number: 1 }] };
    expect(await orderPayments.find(link, 'link')).toMatchObject(order);
    expect(await orderPayments.find(token, 'link')).toMatchObject(order);
    expect(await orderPayments.find(`${link}x`, 'link')).toBeUndefined();
  });

  it('Paystack gets the stored amount in kobo, and returns the payment address', async () => {
    const { orderPayments, token } = await enrol();
    const answer = await orderPayments.pay(token);
    const transaction = theOnly(paystack().transactions);
    expect(transaction).toMatchObject({
      amount: 25_500_000,
      currency: 'NGN',
      email: 'ada@mail.example',
      callbackUrl: `https://health.example/checkout/payment?request=${token}&back=paid`,
      cancelUrl: `https://health.example/checkout/payment?request=${token}&back=cancelled`,
    });
    expect(answer).toEqual({
      kind: 'redirect',
      url: `${paystack().url}/pay/${transaction.reference}`,
    });
  });

  it('pressing the button twice, or in two processes, starts one payment', async () => {
    const { orderPayments, token } = await enrol();
    const other = openOrderPayments(used.other).orderPayments;
    const answers = await Promise.all([
      orderPayments.pay(token),
      orderPayments.pay(token),
      other.pay(token),
    ]);
    expect(paystack().transactions.size).toBe(1);
    expect(answers.filter(({ kind }) => kind === 'redirect').length).toBeGreaterThan(0);
    expect((await orderPayments.pay(token)).kind).toBe('redirect');
    expect(paystack().transactions.size).toBe(1);
  });

  it('a visitor who has paid sees that it has arrived, and staff are told once', async () => {
    const { orderPayments, token, transaction } = await begin();
    transaction.status = 'success';
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'success' });
    expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'success' });
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
    expect(await toldStaff()).toBe(1);
    expect(await payments()).toMatchObject([
      { state: 'success', amount_minor: 25_500_000, paid_at: now() },
    ]);
  });

  it.each([
    ['abandoned', 'cancel', 'cancelled'],
    ['abandoned', 'return', 'cancelled'],
    ['abandoned', 'link', 'idle'],
    ['ongoing', 'return', 'processing'],
    ['pending', 'link', 'processing'],
    ['failed', 'return', 'failed'],
  ] as const)('Paystack says "%s", the visitor comes by %s: %s', async (status, arrival, state) => {
    const { orderPayments, token, transaction } = await begin();
    transaction.status = status;
    expect(await orderPayments.find(token, arrival)).toMatchObject({ state });
  });

  it('an abandoned payment is resumed; a failed one starts again', async () => {
    const { orderPayments, token } = await enrol();
    const first = await orderPayments.pay(token);
    await orderPayments.find(token, 'cancel');
    expect(await orderPayments.pay(token)).toEqual(first);
    theOnly(paystack().transactions).status = 'failed';
    const second = await orderPayments.pay(token);
    expect(second.kind).toBe('redirect');
    expect(second).not.toEqual(first);
    expect((await payments()).map(({ state }) => state).toSorted()).toEqual(['failed', 'started']);
  });

  it('no payment starts while another may be under way', async () => {
    const { orderPayments, token, transaction } = await begin();
    transaction.status = 'ongoing';
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
    expect(paystack().transactions.size).toBe(1);
  });

  describe('whoever presses too often', () => {
    const press = async (times: number, act: () => Promise<unknown>) => {
      for (let at = 0; at < times; at += 1) await act();
    };

    it('makes no more calls about an order than its limit, and can pay a minute later', async () => {
      const { orderPayments, token } = await enrol();
      await press(60, () => orderPayments.pay(token));
      const { asked } = paystack();
      expect(asked()).toBeLessThanOrEqual(callLimit.most);
      expect(await orderPayments.pay(token)).toEqual({ kind: 'too-many', retryAfterSeconds: 60 });
      const other = await enrol();
      expect(await other.orderPayments.pay(other.token)).toMatchObject({ kind: 'redirect' });
      passTime(minuteMs);
      expect(await orderPayments.pay(token)).toMatchObject({ kind: 'redirect' });
    });

    it('still sees the order, as it was known last', async () => {
      const { orderPayments, token, transaction } = await begin();
      await press(60, () => orderPayments.find(token, 'link'));
      expect(paystack().asked()).toBeLessThanOrEqual(callLimit.most);
      transaction.status = 'success';
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'idle' });
      passTime(minuteMs);
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
    });

    it('makes no call at all where the network has sent too much', async () => {
      const { orderPayments, token } = await begin();
      const before = paystack().asked();
      const limited = limitedPayments(orderPayments, 40);
      expect(await limited.pay(token)).toEqual({ kind: 'too-many', retryAfterSeconds: 40 });
      expect(await limited.find(token, 'return')).toMatchObject({ state: 'idle' });
      expect(await limited.correctEmail(token, 'right@mail.example')).toEqual({
        kind: 'too-many',
        retryAfterSeconds: 40,
      });
      expect(paystack().asked()).toBe(before);
    });
  });

  describe('events', () => {
    it('change nothing after a success, even twice, late or out of order', async () => {
      const { orderPayments, token, reference } = await begin();
      await orderPayments.record(reference, { kind: 'failed', reason: 'Declined' });
      expect(await orderPayments.record(reference, paidReport(reference))).toBe(true);
      await orderPayments.record(reference, paidReport(reference));
      await orderPayments.record(reference, { kind: 'failed', reason: 'Declined' });
      await orderPayments.record(reference, { kind: 'pending' });
      await orderPayments.record(reference, paidReport(reference, { amount: 1 }));
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
      expect(await toldStaff()).toBe(1);
    });

    it('that the money of a payment has gone back are told to staff once, and change nothing', async () => {
      const { orderPayments, token, leadId, reference } = await begin();
      await orderPayments.record(reference, paidReport(reference));
      const before = await payments();
      const transaction = { reference, amount: naira.minor, currency: 'NGN', status: 'reversed' };
      const report = reportOf({ ...transaction, gateway_response: 'Disputed' });
      for (const _ of [1, 2, 3]) await orderPayments.record(reference, report);
      expect(await trailOf(used.store, leadId)).toMatchObject([
        { action: 'paid' },
        { who: 'paystack', action: 'reversed', amount_minor: naira.minor, reference },
      ]);
      expect(await toldStaff()).toBe(2);
      const leads = await used.store.tables.selectFrom('leads').select('fields').execute();
      expect(leads.filter(({ fields }) => fields.includes('reversed: Disputed'))).toHaveLength(1);
      expect(await payments()).toEqual(before);
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
    });

    it('delivered many times at once count as one', async () => {
      const { orderPayments, token, leadId, reference } = await begin();
      const other = openOrderPayments(used.other).orderPayments;
      await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          (at % 2 === 0 ? orderPayments : other).record(reference, paidReport(reference)),
        ),
      );
      expect(await toldStaff()).toBe(1);
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
      expect(await trailOf(used.store, leadId)).toMatchObject([
        { who: 'paystack', action: 'paid', amount_minor: 25_500_000, currency: 'NGN', reference },
      ]);
    });

    const wrong = [{ amount: 100 }, { amount: 25_500_001 }, { currency: 'USD' }];
    it.each(wrong)('with %j are no success, but are for staff to look into', async (changes) => {
      const { orderPayments, messages, reference, transaction } = await begin();
      transaction.status = 'ongoing';
      await orderPayments.record(reference, paidReport(reference, changes));
      const [row] = await payments();
      expect(row).toMatchObject({ state: 'unknown', paid_at: null });
      expect(row?.problem).toMatch(/^paid \d+\.\d\d (NGN|USD) instead of 255000\.00 NGN$/);
      expect(messages()).toContain('payment needs checking by staff');
      expect(await toldStaff()).toBe(0);
    });

    it('about an unknown payment are reported as such', async () => {
      const { orderPayments } = await enrol();
      expect(await orderPayments.record('nobody-knows', paidReport('nobody-knows'))).toBe(false);
    });
  });

  describe('when the service is down', () => {
    it('nothing is started, the order stays, and can be paid later', async () => {
      const { orderPayments, token } = await enrol();
      paystack().behave = 'down';
      expect(await orderPayments.pay(token)).toEqual({ kind: 'unavailable' });
      expect(await orderPayments.find(token, 'link')).toMatchObject({
        state: 'idle',
        amount: naira,
      });
      paystack().behave = 'well';
      expect((await orderPayments.pay(token)).kind).toBe('redirect');
      expect(paystack().transactions.size).toBe(1);
    });

    it('a visitor who may have paid is told not to pay again until it is known', async () => {
      const { orderPayments, token, transaction } = await begin();
      transaction.status = 'success';
      paystack().behave = 'down';
      expect(await orderPayments.find(token, 'return')).toMatchObject({ state: 'unknown' });
      expect(await orderPayments.pay(token)).toEqual({ kind: 'unavailable' });
      paystack().behave = 'well';
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
    });

    it('a lost answer leads to a new payment only once no other process can be saving it', async () => {
      const { orderPayments, token } = await enrol();
      paystack().behave = 'lose-answers';
      expect(await orderPayments.pay(token)).toEqual({ kind: 'unavailable' });
      paystack().behave = 'well';
      expect(await orderPayments.pay(token)).toEqual({ kind: 'unavailable' });
      passTime(minuteMs);
      expect((await orderPayments.pay(token)).kind).toBe('redirect');
      expect((await payments()).map(({ state }) => state).toSorted()).toEqual([
        'failed',
        'started',
      ]);
    });
  });

  describe('the regular check', () => {
    it('finds a payment that nothing reported', async () => {
      const { orderPayments, token, check, transaction } = await begin();
      transaction.status = 'success';
      expect(await check.runOnce()).toBe(0);
      passTime(6 * minuteMs);
      expect(await check.runOnce()).toBe(1);
      paystack().behave = 'down';
      expect(await orderPayments.find(token, 'link')).toMatchObject({ state: 'success' });
      expect(await toldStaff()).toBe(1);
      expect(await check.runOnce()).toBe(0);
    });

    it('asks once for each payment, however many processes look at the same time', async () => {
      const processes = [openOrderPayments(), openOrderPayments(), openOrderPayments()];
      const orders = [await enrol(), await enrol()];
      for (const { orderPayments, token } of orders) await orderPayments.pay(token);
      passTime(6 * minuteMs);
      const checked = await Promise.all(processes.map(({ check }) => check.runOnce()));
      expect(checked.reduce((sum, count) => sum + count)).toBe(2);
    });

    it('asks as often after the clock was set back by hours', async () => {
      const { check } = await begin();
      passTime(-3 * 60 * minuteMs);
      expect([await check.runOnce(), await check.runOnce()]).toEqual([1, 0]);
    });

    it('waits between checks, and gives up after days', async () => {
      const { check } = await begin();
      passTime(6 * minuteMs);
      expect(await check.runOnce()).toBe(1);
      expect(await check.runOnce()).toBe(0);
      passTime(5 * 24 * 60 * minuteMs);
      expect(await check.runOnce()).toBe(0);
    });
  });

  it('an erased person’s enrolment can be paid by transfer only, even if a payment was begun', async () => {
    const { orderPayments, token, leadId } = await enrol();
    expect(await orderPayments.pay(token)).toMatchObject({ kind: 'redirect' });
    await used.store.tables.deleteFrom('deliveries').where('lead_id', '=', leadId).execute();
    await used.store.tables.deleteFrom('leads').where('id', '=', leadId).execute();
    expect(await orderPayments.find(token, 'link')).toMatchObject({
      state: 'idle',
      service: undefined,
    });
    expect(await orderPayments.pay(token)).toEqual({ kind: 'nothing-due' });
  });
});
