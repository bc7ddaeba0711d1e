import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money/money.ts';
import { standingOf } from '#server/upstream/paystack/paystack.ts';
import { minuteMs, naira, theOnly, useDesk } from '../../tests/support/use-desk.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';

describe.each(engines)('on %s', (engine) => {
  const used = useStore(engine);
  const { enrol, openDesk, now, passTime, paystack, payments, toldStaff } = useDesk(used);

  it('an enrolment is kept once for its lead, under a link that cannot be guessed', async () => {
    const { desk, token, leadId } = await enrol();
    expect(token).toMatch(/^[\w-]{24}$/);
    const again = await desk.open({ leadId, query: 'who=me', amount: moneyOf(1, 'NGN') });
    expect(again).toBe(token);
    expect(await desk.find(token, 'link')).toMatchObject({ state: 'idle', amount: naira });
    expect(await desk.find(`${token}x`, 'link')).toBeUndefined();
  });

  it('Paystack is asked for the stored amount in kobo, and its answer is where one pays', async () => {
    const { desk, token } = await enrol();
    const answer = await desk.pay(token);
    const transaction = theOnly(paystack().transactions);
    expect(transaction).toMatchObject({
      amount: 25_500_000,
      currency: 'NGN',
      email: 'ada@mail.example',
      callbackUrl: `https://health.example/checkout/payment?request=${token}&back=paid`,
      cancelUrl: `https://health.example/checkout/payment?request=${token}&back=cancelled`,
    });
    expect(answer).toEqual({ kind: 'go', url: `${paystack().url}/pay/${transaction.reference}` });
  });

  it('pressing the button twice, or in two processes, begins one payment', async () => {
    const { desk, token } = await enrol();
    const other = openDesk(used.other).desk;
    const answers = await Promise.all([desk.pay(token), desk.pay(token), other.pay(token)]);
    expect(paystack().transactions.size).toBe(1);
    expect(answers.filter(({ kind }) => kind === 'go').length).toBeGreaterThan(0);
    expect((await desk.pay(token)).kind).toBe('go');
    expect(paystack().transactions.size).toBe(1);
  });

  it('somebody who comes back from paying sees that it has arrived, and staff are told once', async () => {
    const { desk, token } = await enrol();
    await desk.pay(token);
    theOnly(paystack().transactions).status = 'success';
    expect(await desk.find(token, 'return')).toMatchObject({ state: 'success' });
    expect(await desk.find(token, 'return')).toMatchObject({ state: 'success' });
    expect(await desk.pay(token)).toEqual({ kind: 'look' });
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
  ] as const)(
    'Paystack says "%s" and the visitor comes by %s: %s',
    async (status, arrival, state) => {
      const { desk, token } = await enrol();
      await desk.pay(token);
      theOnly(paystack().transactions).status = status;
      expect(await desk.find(token, arrival)).toMatchObject({ state });
    },
  );

  it('a payment that was left is gone on with; one that failed is begun anew', async () => {
    const { desk, token } = await enrol();
    const first = await desk.pay(token);
    await desk.find(token, 'cancel');
    expect(await desk.pay(token)).toEqual(first);
    theOnly(paystack().transactions).status = 'failed';
    const second = await desk.pay(token);
    expect(second.kind).toBe('go');
    expect(second).not.toEqual(first);
    expect((await payments()).map(({ state }) => state).toSorted()).toEqual(['failed', 'started']);
  });

  it('while a payment may be under way, no other is begun', async () => {
    const { desk, token } = await enrol();
    await desk.pay(token);
    theOnly(paystack().transactions).status = 'ongoing';
    expect(await desk.pay(token)).toEqual({ kind: 'look' });
    expect(paystack().transactions.size).toBe(1);
  });

  describe('events', () => {
    const paid = (id: string, changes = {}) =>
      standingOf({
        reference: id,
        status: 'success',
        amount: 25_500_000,
        currency: 'NGN',
        ...changes,
      });

    it('that come twice, late or in the wrong order change nothing after a success', async () => {
      const { desk, token } = await enrol();
      await desk.pay(token);
      const { reference } = theOnly(paystack().transactions);
      await desk.hear(reference, { kind: 'failed', reason: 'Declined' });
      expect(await desk.hear(reference, paid(reference))).toBe(true);
      await desk.hear(reference, paid(reference));
      await desk.hear(reference, { kind: 'failed', reason: 'Declined' });
      await desk.hear(reference, { kind: 'pending' });
      await desk.hear(reference, paid(reference, { amount: 1 }));
      expect(await desk.find(token, 'link')).toMatchObject({ state: 'success' });
      expect(await toldStaff()).toBe(1);
    });

    it('of many deliveries at once count as one', async () => {
      const { desk, token } = await enrol();
      await desk.pay(token);
      const { reference } = theOnly(paystack().transactions);
      const other = openDesk(used.other).desk;
      await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          (at % 2 === 0 ? desk : other).hear(reference, paid(reference)),
        ),
      );
      expect(await toldStaff()).toBe(1);
      expect(await desk.find(token, 'link')).toMatchObject({ state: 'success' });
    });

    it.each([{ amount: 100 }, { amount: 25_500_001 }, { currency: 'USD' }])(
      'with %j are no success: staff look into them, and nothing more is to be paid',
      async (changes) => {
        const { desk, token, messages } = await enrol();
        await desk.pay(token);
        const { reference } = theOnly(paystack().transactions);
        theOnly(paystack().transactions).status = 'ongoing';
        await desk.hear(reference, paid(reference, changes));
        const [row] = await payments();
        expect(row).toMatchObject({ state: 'unknown', paid_at: null });
        expect(row?.problem).toMatch(/^paid \d+ (NGN|USD) instead of 25500000 NGN$/);
        expect(messages()).toContain('a payment must be looked into');
        expect(await toldStaff()).toBe(0);
      },
    );

    it('about a payment that nobody knows are said to be so', async () => {
      const { desk } = await enrol();
      expect(await desk.hear('nobody-knows', paid('nobody-knows'))).toBe(false);
    });
  });

  describe('when the service is down', () => {
    it('nothing is begun, the request stays, and it goes on later', async () => {
      const { desk, token } = await enrol();
      paystack().behave = 'down';
      expect(await desk.pay(token)).toEqual({ kind: 'unavailable' });
      expect(await desk.find(token, 'link')).toMatchObject({ state: 'idle', amount: naira });
      paystack().behave = 'well';
      expect((await desk.pay(token)).kind).toBe('go');
      expect(paystack().transactions.size).toBe(1);
    });

    it('somebody who comes back from paying is told not to pay again, until it is known', async () => {
      const { desk, token } = await enrol();
      await desk.pay(token);
      theOnly(paystack().transactions).status = 'success';
      paystack().behave = 'down';
      expect(await desk.find(token, 'return')).toMatchObject({ state: 'unknown' });
      expect(await desk.pay(token)).toEqual({ kind: 'unavailable' });
      paystack().behave = 'well';
      expect(await desk.find(token, 'link')).toMatchObject({ state: 'success' });
    });

    it('an answer that got lost leads to a new payment only once nobody can be writing it down', async () => {
      const { desk, token } = await enrol();
      paystack().behave = 'lose-answers';
      expect(await desk.pay(token)).toEqual({ kind: 'unavailable' });
      paystack().behave = 'well';
      expect(await desk.pay(token)).toEqual({ kind: 'unavailable' });
      passTime(minuteMs);
      expect((await desk.pay(token)).kind).toBe('go');
      expect((await payments()).map(({ state }) => state).toSorted()).toEqual([
        'failed',
        'started',
      ]);
    });
  });

  describe('the regular check', () => {
    it('finds a payment of which nothing was heard', async () => {
      const { desk, token, check } = await enrol();
      await desk.pay(token);
      theOnly(paystack().transactions).status = 'success';
      expect(await check.runOnce()).toBe(0);
      passTime(6 * minuteMs);
      expect(await check.runOnce()).toBe(1);
      paystack().behave = 'down';
      expect(await desk.find(token, 'link')).toMatchObject({ state: 'success' });
      expect(await toldStaff()).toBe(1);
      expect(await check.runOnce()).toBe(0);
    });

    it('rests between two questions, and gives up after days', async () => {
      const { desk, token, check } = await enrol();
      await desk.pay(token);
      passTime(6 * minuteMs);
      expect(await check.runOnce()).toBe(1);
      expect(await check.runOnce()).toBe(0);
      passTime(5 * 24 * 60 * minuteMs);
      expect(await check.runOnce()).toBe(0);
    });
  });

  it('an enrolment whose person was erased can be paid by transfer only, and shows nobody', async () => {
    const { desk, token, leadId } = await enrol();
    await used.store.tables.deleteFrom('deliveries').where('lead_id', '=', leadId).execute();
    await used.store.tables.deleteFrom('leads').where('id', '=', leadId).execute();
    expect(await desk.find(token, 'link')).toMatchObject({ state: 'idle' });
    expect(await desk.pay(token)).toEqual({ kind: 'look' });
  });
});
