import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { reportOf } from '#server/upstream/paystack/paystack.ts';
import { minuteMs, theOnly, useDesk } from '../../tests/support/use-desk.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { standingOf } from './order-payments.ts';

const each = moneyOf(2_295_000, 'NGN');
const dayMs = 24 * 60 * minuteMs;

describe.each(engines)('an order paid by the month, on %s', (engine) => {
  const used = useStore(engine);
  const { enrol, openDesk, passTime, paystack, payments, toldStaff } = useDesk(used);
  type Desk = Awaited<ReturnType<typeof enrol>>['desk'];

  const paid = (reference: string, changes = {}) =>
    reportOf({
      reference,
      status: 'success',
      amount: each.minor,
      currency: 'NGN',
      ...changes,
    });

  /** Starts an attempt at a link. @returns its reference */
  async function startAttempt(desk: Desk, token: string | undefined): Promise<string> {
    const { kind } = await desk.pay(token ?? '');
    expect(kind).toBe('redirect');
    return [...paystack().transactions.keys()].at(-1) ?? '';
  }

  /** Pays the instalment of a link. */
  async function payOff(desk: Desk, token: string | undefined): Promise<void> {
    const reference = await startAttempt(desk, token);
    const transaction = paystack().transactions.get(reference);
    if (transaction) transaction.status = 'success';
    await desk.record(reference, paid(reference));
  }

  const standings = async (desk: Desk, token: string) =>
    (await desk.find(token, 'link'))?.schedule.map(({ standing }) => standing);

  it('has twelve payments, month by month, each at its own unguessable link', async () => {
    const { desk, link, tokens } = await enrol(each, 'monthly');
    const order = await desk.find(link, 'link');
    expect(order?.schedule.map(({ dueDay }) => dueDay).slice(0, 3)).toEqual([
      '2026-11-21',
      '2026-12-21',
      '2027-01-21',
    ]);
    expect(order?.schedule).toHaveLength(12);
    for (const { amount } of order?.schedule ?? []) expect(amount).toEqual(each);
    expect(new Set([link, ...tokens]).size).toBe(13);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{24}$/);
  });

  it('is due on days of Lagos, not of UTC', async () => {
    passTime(13.5 * 60 * minuteMs);
    const { desk, link } = await enrol(each, 'quarterly');
    const order = await desk.find(link, 'link');
    expect(order?.schedule[0]?.dueDay).toBe('2026-11-22');
  });

  it('tells Paystack which payment it is, and comes back to its link', async () => {
    const { desk, tokens } = await enrol(each, 'monthly');
    await startAttempt(desk, tokens[1]);
    expect(theOnly(paystack().transactions)).toMatchObject({
      amount: each.minor,
      callbackUrl: `https://health.example/checkout/payment?request=${tokens[1]}&back=paid`,
    });
    expect(await payments()).toMatchObject([{ instalment: 2, attempt: 1 }]);
  });

  it('leads by its own link to the next unpaid payment, and to the last when all are paid', async () => {
    const { desk, link, tokens } = await enrol(each, 'quarterly');
    for (const [at, token] of tokens.entries()) {
      expect(await desk.find(link, 'link')).toMatchObject({ number: at + 1, token, state: 'idle' });
      await payOff(desk, token);
    }
    expect(await desk.find(link, 'link')).toMatchObject({ number: 4, state: 'success' });
    expect(await desk.pay(link)).toEqual({ kind: 'nothing-due' });
    expect(await toldStaff()).toBe(4);
  });

  it('shows what is paid, overdue, due and later', async () => {
    const { desk, link, tokens } = await enrol(each, 'quarterly');
    await payOff(desk, tokens[0]);
    expect(await standings(desk, link)).toEqual(['paid', 'later', 'later', 'later']);
    passTime(85 * dayMs);
    expect(await standings(desk, link)).toEqual(['paid', 'due', 'later', 'later']);
    passTime(8 * dayMs);
    expect(await standings(desk, link)).toEqual(['paid', 'overdue', 'later', 'later']);
  });

  it('takes a failed payment again, and books it once', async () => {
    const { desk, tokens } = await enrol(each, 'monthly');
    const first = await startAttempt(desk, tokens[0]);
    await desk.record(first, { kind: 'failed', reason: 'Declined' });
    const failed = paystack().transactions.get(first);
    if (failed) failed.status = 'failed';
    expect(await desk.find(tokens[0] ?? '', 'link')).toMatchObject({ state: 'failed' });
    await payOff(desk, tokens[0]);
    expect(await desk.find(tokens[0] ?? '', 'link')).toMatchObject({ state: 'success' });
    expect(await desk.find(tokens[1] ?? '', 'link')).toMatchObject({ state: 'idle' });
    expect(await toldStaff()).toBe(1);
  });

  it('books payments that come out of order or late, each to its own instalment', async () => {
    const { desk, link, tokens } = await enrol(each, 'quarterly');
    await payOff(desk, tokens[2]);
    expect(await standings(desk, link)).toEqual(['due', 'later', 'paid', 'later']);
    passTime(200 * dayMs);
    await payOff(desk, tokens[0]);
    expect(await standings(desk, link)).toEqual(['paid', 'overdue', 'paid', 'later']);
    expect(await desk.find(link, 'link')).toMatchObject({ number: 2 });
  });

  it('two instalments can be paid at the same time', async () => {
    const { desk, tokens } = await enrol(each, 'monthly');
    const other = openDesk(used.other).desk;
    const answers = await Promise.all([desk.pay(tokens[0] ?? ''), other.pay(tokens[1] ?? '')]);
    expect(answers.map(({ kind }) => kind)).toEqual(['redirect', 'redirect']);
    expect(paystack().transactions.size).toBe(2);
    const numbers = (await payments()).map(({ instalment }) => instalment);
    expect(new Set(numbers)).toEqual(new Set([1, 2]));
  });

  it.each([{ amount: 100 }, { amount: each.minor + 1 }, { currency: 'USD' }])(
    'a payment with %j is up to staff, and the other instalments can be paid',
    async (changes) => {
      const { desk, tokens, messages } = await enrol(each, 'monthly');
      const reference = await startAttempt(desk, tokens[0]);
      const transaction = paystack().transactions.get(reference);
      if (transaction) transaction.status = 'ongoing';
      await desk.record(reference, paid(reference, changes));
      expect(await payments()).toMatchObject([{ state: 'unknown', paid_at: null }]);
      expect(messages()).toContain('payment needs checking by staff');
      expect((await desk.pay(tokens[1] ?? '')).kind).toBe('redirect');
    },
  );

  describe('paid twice, by a payment that had failed and one that followed it,', () => {
    async function startTwo() {
      const opened = await enrol(each, 'monthly');
      const first = await startAttempt(opened.desk, opened.tokens[0]);
      const failed = paystack().transactions.get(first);
      if (failed) failed.status = 'failed';
      const second = await startAttempt(opened.desk, opened.tokens[0]);
      expect(second).not.toBe(first);
      return { ...opened, first, second };
    }

    it('is booked once; the second goes to staff', async () => {
      const { desk, tokens, first, second, messages } = await startTwo();
      await desk.record(second, paid(second));
      await desk.record(first, paid(first));
      await desk.record(first, paid(first));
      const rows = (await payments()).toSorted((a, b) => a.attempt - b.attempt);
      expect(rows).toMatchObject([
        { state: 'unknown', problem: `paid twice: ${second} has paid this instalment` },
        { state: 'success', problem: null },
      ]);
      const warnings = messages().filter((text) => text === 'payment needs checking by staff');
      expect(warnings).toHaveLength(1);
      expect(await desk.find(tokens[0] ?? '', 'link')).toMatchObject({ state: 'success' });
      expect(await desk.find(tokens[1] ?? '', 'link')).toMatchObject({ state: 'idle' });
      expect(await toldStaff()).toBe(1);
    });

    it('is booked once when both are reported many times at once, to two processes', async () => {
      const { desk, first, second } = await startTwo();
      const other = openDesk(used.other).desk;
      const events = Array.from({ length: 12 }, (_, at) => {
        const reference = at % 3 === 0 ? first : second;
        return (at % 2 === 0 ? desk : other).record(reference, paid(reference));
      });
      await Promise.all(events);
      const states = (await payments()).map(({ state }) => state);
      expect(states.toSorted()).toEqual(['success', 'unknown']);
    });
  });
});

describe('an instalment', () => {
  const today = '2026-12-14';
  it.each([
    ['2026-12-13', false, 'overdue'],
    ['2026-12-14', false, 'due'],
    ['2026-12-21', false, 'due'],
    ['2026-12-22', false, 'later'],
    ['2026-12-13', true, 'paid'],
    ['2026-12-22', true, 'paid'],
  ])('of %s, paid: %s, is on 14 December %s', (dueDay, isPaid, standing) => {
    expect(standingOf(dueDay, { isPaid, today })).toBe(standing);
  });
});
