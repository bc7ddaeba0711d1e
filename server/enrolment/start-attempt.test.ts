import { describe, expect, it } from 'vitest';
import { createPaystack } from '#server/upstream/paystack/paystack.ts';
import { deferred } from '../../tests/support/deferred.ts';
import { createMemoryLog } from '../../tests/support/memory-log.ts';
import { minuteMs, useOrderPayments } from '../../tests/support/use-order-payments.ts';
import { engines, useStore } from '../../tests/support/use-store.ts';
import { instalmentsOf } from './order-rows.ts';
import type { Attempt, PaymentService, Start } from './payment-service.ts';
import { createStarter } from './start-attempt.ts';

describe.each(engines)('two processes that resume a payment at once on %s', (engine) => {
  const used = useStore(engine);
  const { enrol, openOrderPayments, now, passTime, paystack, payments } = useOrderPayments(used);

  /** An attempt that Paystack has never heard of, from more than half a minute ago. */
  async function beginInVain() {
    const { orderPayments, token, saver, leadId } = await enrol();
    paystack().behave = 'down';
    expect(await orderPayments.pay(token)).toEqual({ kind: 'unavailable' });
    paystack().behave = 'well';
    passTime(minuteMs);
    const [instalment] = await instalmentsOf(used.store, leadId);
    if (!instalment) throw new Error('the order has no instalment');

    /** What another process does, whose service answers so. */
    function payElsewhere(start: (attempt: Attempt) => Promise<Start>) {
      const service: PaymentService = {
        name: 'paystack',
        start,
        check: async () => ({ kind: 'not-paid' }),
      };
      const { log } = createMemoryLog();
      const site = { siteUrl: 'https://health.example', insurer: 'Example Health' };
      const { calls } = openOrderPayments();
      const options = {
        store: used.other,
        saver,
        services: [service],
        log,
        calls,
        now,
        hasMail: false,
        ...site,
      };
      return createStarter(options)(instalment!);
    }
    return { pay: () => orderPayments.pay(token), payElsewhere };
  }

  it('lead to the page of the one that was first', async () => {
    const { pay, payElsewhere } = await beginInVain();
    const first = deferred<unknown>();
    const second = await payElsewhere(async () => {
      first.resolve(await pay());
      return { kind: 'duplicate' };
    });
    expect(second).toEqual(await first.promise);
    expect(second.kind).toBe('redirect');
    expect(await payments()).toMatchObject([{ state: 'started' }]);
  });

  it('never show a page that the other has given up', async () => {
    const { pay, payElsewhere } = await beginInVain();
    const first = deferred<unknown>();
    const url = 'https://checkout.example/given-up';
    const second = await payElsewhere(async (attempt) => {
      // Paystack knows it from here on: whoever begins it now is told that it is a duplicate.
      await createPaystack(paystack()).start(attempt);
      first.resolve(await pay());
      return { kind: 'started', url, serviceReference: attempt.id };
    });
    expect(second).toEqual(await first.promise);
    expect(second).toMatchObject({ kind: 'redirect' });
    expect(second).not.toMatchObject({ url });
    const states = (await payments()).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['failed', 'started']);
  });
});
