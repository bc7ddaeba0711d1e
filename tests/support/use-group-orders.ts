import { randomUUID } from 'node:crypto';
import type { Confirmation } from '#app/features/buying/enrolment/members/member-lists.ports.ts';
import { moneyOf, timesOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import { createMemberLists } from '#server/enrolment/members/member-lists.ts';
import { instalmentsOf } from '#server/enrolment/order-rows.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { aLead } from './a-lead.ts';
import { ada } from './ada-member.ts';
import { createMemoryLog } from './memory-log.ts';
import type { useOrderPayments } from './use-order-payments.ts';
import type { useStore } from './use-store.ts';
import { quoteRequest } from './quote-request.ts';

/** An amount in naira. */
export const naira = (units: number) => moneyOf(units * 100, 'NGN');
const paymentsAYear = { yearly: 1, quarterly: 4 } as const;

/** Orders of groups that hand in lists, and pay at Paystack. */
export function useGroupOrders(
  used: ReturnType<typeof useStore>,
  { openOrderPayments, paystack, now }: ReturnType<typeof useOrderPayments>,
) {
  /** An order for a group of 60, of so many naira for each payment. */
  async function order(
    units: number,
    pay: keyof typeof paymentsAYear = 'yearly',
    targets: ReadonlySet<Target> = new Set(),
  ) {
    const { orderPayments } = openOrderPayments();
    const saver = createLeadSaver({ store: used.store, targets, now });
    const fields = { email: 'ngozi@company.example', key: randomUUID() };
    const { id } = await saver.save(aLead({ kind: 'enrolment', fields }));
    const payments = paymentsAYear[pay];
    const rhythm = { id: pay, payments };
    const each = naira(units);
    const token = await orderPayments.open({
      leadId: id,
      request: quoteRequest(`who=staff&people=60&plan=silver&pay=${pay}&currency=NGN`),
      payment: { ...rhythm, each, yearTotal: timesOf(each, payments) },
    });
    const lists = createMemberLists({ ...used, saver, log: createMemoryLog().log, now });

    /** Hands in a list of 80 people that costs so much a year. */
    async function handIn(yearly: number): Promise<Confirmation> {
      const yearTotal = naira(yearly);
      return {
        enrolmentId: id,
        listId: await lists.replace(id, [ada], 0),
        people: 80,
        enrolled: 60,
        counts: { people: 70, older: 32, children: 10 },
        plans: 'Silver 80',
        leftOut: 0,
        payment: { ...rhythm, each: naira(yearly / payments), yearTotal },
      };
    }
    return {
      id,
      ref: referenceOf(id),
      token,
      orderPayments,
      lists,
      handIn,
      confirm: async (yearly: number) => lists.confirm(await handIn(yearly)),
      amounts: async () =>
        (await instalmentsOf(used.store, id)).map((one) => one.amount_minor / 100),
      /** Pays the next payment at Paystack. @returns what Paystack took */
      async pay() {
        const started = await orderPayments.pay(token);
        if (started.kind !== 'redirect') throw new Error(started.kind);
        await fetch(started.url, { redirect: 'manual' });
        await orderPayments.find(token, 'return');
        const reference = started.url.split('/').at(-1) ?? '';
        return (paystack().transactions.get(reference)?.amount ?? 0) / 100;
      },
    };
  }

  return { order };
}
