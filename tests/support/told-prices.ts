import { afterAll, beforeAll } from 'vitest';
import { moneyOf, type CurrencyCode, type Money } from '#app/kernel/money.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import { show } from '#server/enrolment/commands/show.ts';
import type { ServerOrderPayments } from '#server/enrolment/order-payments.ts';
import { parseSettings } from '#server/settings.ts';
import { createMailing } from './deliver-mails.ts';
import { asRead, startMailServer } from './mail-server.ts';
import { memoryOutput } from './memory-output.ts';
import type { useOrderPayments } from './use-order-payments.ts';
import type { useStore } from './use-store.ts';

const settings = parseSettings({});
const targets: readonly Target[] = ['enrolment-mail', 'payer-mail', 'staff-mail'];

/** What mails and the command of staff say about the prices of orders, and what the services would take. */
export function useToldPrices(
  used: ReturnType<typeof useStore>,
  { now, paystack, paypal }: ReturnType<typeof useOrderPayments>,
) {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let sendDue: (() => Promise<void>) | undefined;
  let read = 0;
  beforeAll(async () => {
    server = await startMailServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  /** Begins to pay what a link leads to. @returns the service's page, undefined when nothing is due */
  async function begin(orderPayments: ServerOrderPayments, token: string) {
    const answer = await orderPayments.pay(token);
    if (answer.kind === 'nothing-due') return undefined;
    if (answer.kind !== 'redirect') throw new Error(`no payment was begun: ${answer.kind}`);
    const { url } = answer;
    return { url, amount: amountAt(url) };
  }

  function amountAt(url: string): Money {
    const id = url.split('/').at(-1) ?? '';
    const atPaystack = paystack().transactions.get(id);
    if (atPaystack) return moneyOf(atPaystack.amount, atPaystack.currency as CurrencyCode);
    const { value = '', currency_code: currency = '' } = paypal().orders.get(id)?.amount ?? {};
    return moneyOf(Number(value.replace('.', '')), currency as CurrencyCode);
  }

  return {
    begin,
    /** Pays it at the service, and comes back. @returns what was taken */
    pay: async (orderPayments: ServerOrderPayments, token: string): Promise<Money | undefined> => {
      const begun = await begin(orderPayments, token);
      if (!begun) return undefined;
      await fetch(begun.url, { redirect: 'manual' });
      // PayPal takes the money when the buyer is back.
      await orderPayments.find(token, 'return');
      await orderPayments.find(token, 'return');
      return begun.amount;
    },
    /** Sends what is due. @returns the mails since the last time */
    mails: async () => {
      sendDue ??= createMailing(server.url, { store: used.store, now, targets });
      await sendDue();
      const mails = server.messages.slice(read).map(asRead);
      read = server.messages.length;
      const isToStaff = (mail: string) => mail.includes('\nTo: staff@');
      return {
        buyer: mails.filter((mail) => !isToStaff(mail)).join('\n'),
        staff: mails.filter(isToStaff).join('\n'),
      };
    },
    /** What staff read of an order. */
    shown: async (ref: string): Promise<string> => {
      const [stdout, stderr] = [memoryOutput(), memoryOutput()];
      const call = { env: {}, stdout, stderr, store: used.store, settings };
      await show.run({ ...call, place: 'here', values: {}, subject: ref });
      return stdout.text();
    },
  };
}
