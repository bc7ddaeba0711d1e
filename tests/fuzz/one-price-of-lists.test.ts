import {
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Member } from '#app/features/buying/enrolment/members/member.ts';
import { answerMembers } from '#app/features/buying/enrolment/members/answer-members.server.ts';
import { priceQuote } from '#app/features/buying/party/price-party.ts';
import { currencyCodes, instalmentIds, tierIds } from '#app/features/buying/prices/price-list.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { differenceOf, formatMoney, moneyOf, sumOf, type Money } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { createMemberLists } from '#server/enrolment/members/member-lists.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { aLead } from '../support/a-lead.ts';
import { anyGroup } from '../support/any-quote.ts';
import { fuzzing } from '../support/fuzz.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { catalogue, prices } from '../support/plan-catalogue.ts';
import { useToldPrices } from '../support/told-prices.ts';
import { minuteMs, useOrderPayments } from '../support/use-order-payments.ts';
import { useStore } from '../support/use-store.ts';

/** People of one age on one plan. */
type People = { readonly age: number; readonly plan: Member['plan']; readonly count: number };
type Step =
  { readonly kind: 'pay' | 'begin' } | { readonly kind: 'list'; readonly list: readonly People[] };

const people: Arbitrary<People> = record({
  age: integer({ min: 0, max: 70 }),
  plan: constantFrom(...tierIds),
  count: integer({ min: 1, max: 20 }),
});
const list: Arbitrary<Step> = record({
  kind: constant('list' as const),
  list: array(people, { minLength: 1, maxLength: 4 }),
});
const steps = array(oneof(list, record({ kind: constantFrom('pay' as const, 'begin' as const) })), {
  minLength: 1,
  maxLength: 6,
});
const group = record({
  party: anyGroup,
  tier: constantFrom(...tierIds),
  pay: constantFrom(...instalmentIds),
  currency: constantFrom(...currencyCodes),
});

function membersOf(of: readonly People[]): Member[] {
  const each = of.flatMap(({ count, ...one }) => Array.from({ length: count }, () => one));
  return each.map(({ age, plan }, at) => ({
    line: at + 2,
    firstName: `Ada ${at}`,
    lastName: 'Example',
    gender: 'female',
    birth: `${2026 - age}-03-27`,
    relation: 'member',
    number: '',
    principal: undefined,
    plan,
    email: '',
    phone: '',
    stateId: 'lagos',
    lgaId: '',
  }));
}

describe('one price of a group,', () => {
  const used = useStore('sqlite');
  const ordering = useOrderPayments(used, true);
  const { begin, pay, mails, shown } = useToldPrices(used, ordering);
  let orders = 0;

  /** Orders for a group, as the checkout does. */
  async function order(asked: Parameters<typeof priceQuote>[0]) {
    const { now } = ordering;
    const outcome = priceQuote(asked, prices);
    const payment = outcome.kind === 'priced' ? outcome.quote.payment : undefined;
    if (!payment) throw new Error('no list price');
    const { orderPayments } = ordering.openOrderPayments();
    const targets = new Set(['staff-mail', 'payer-mail'] as const);
    const saver = createLeadSaver({ store: used.store, targets, now });
    orders += 1;
    const fields = { email: `buyer${orders}@mail.example` };
    const { id } = await saver.save(aLead({ kind: 'enrolment', fields }));
    const token = await orderPayments.open({ leadId: id, request: asked, payment });
    const { log } = createMemoryLog();
    const lists = createMemberLists({ store: used.store, saver, log, now });
    let total = payment.yearTotal;
    let paid = moneyOf(0, asked.currency);
    const taken: Money[] = [];
    let mailed = '';

    const page = async (sent?: Readonly<Record<string, string>>) => {
      const url = new URL(`https://health.example/checkout/members?request=${token}`);
      const form = new FormData();
      for (const [name, value] of Object.entries(sent ?? {})) form.set(name, value);
      const today = dayInLagos(now());
      const given = sent && { form, retryAfterSeconds: undefined };
      return answerMembers({ url, catalogue, today, lists, ...(given && { sent: given }) });
    };
    const listPage = async () => {
      const answer = await page();
      if (answer.kind !== 'view' || answer.view.kind !== 'list') throw new Error('no list');
      return answer.view;
    };

    /** Hands in a list and confirms what its page says. */
    async function confirm(of: readonly People[]): Promise<void> {
      await lists.replace(id, membersOf(of), 0);
      const { checked } = await listPage();
      const answer = await page({
        go: 'confirm',
        list: checked?.id ?? '',
        seen: checked?.seen ?? '',
        consent: 'members-told-1',
      });
      expect(answer.kind).toBe('saved');
      const before = total;
      total = checked?.payment?.yearTotal ?? total;
      const { buyer, staff } = await mails();
      mailed += buyer;
      if (!checked?.payment) {
        expect(buyer).toContain(`your order keeps its price of ${formatMoney(total)} a year`);
        return;
      }
      const isSame = before.minor === total.minor;
      const change = isSame ? 'stays' : `from ${formatMoney(before)} to`;
      expect(buyer).toContain(`price of a year ${change} ${formatMoney(total)}.${balance()}`);
      expect(staff).toContain(`price: ${formatMoney(total)} a year\n`);
      const { confirmed, price, change: set } = await listPage();
      expect(confirmed?.payment?.yearTotal).toEqual(total);
      expect({ price, to: set?.to }).toEqual({ price: total, to: total });
      expect((await orderPayments.find(token, 'link'))?.change).toMatchObject({ to: total, paid });
      await expectSame();
    }

    const owed = () => differenceOf(total, paid);
    function balance(): string {
      if (paid.minor === 0) return '';
      const { minor } = owed();
      if (minor === 0) return ` You have paid ${formatMoney(paid)}, which is all of it.`;
      return minor > 0
        ? ` You have paid ${formatMoney(paid)}. ${formatMoney(owed())} is still to pay.`
        : ` You have paid ${formatMoney(paid)}, which is ${formatMoney(differenceOf(paid, total))} too much.`;
    }

    /** Pays what the page asks for next. @returns whether anything was due */
    async function payNext(): Promise<boolean> {
      ordering.passTime(minuteMs);
      const before = await orderPayments.find(token, 'link');
      const amount = await pay(orderPayments, token);
      if (!amount) return false;
      expect(before?.owed).toEqual(amount);
      paid = sumOf([paid, amount], asked.currency);
      taken.push(amount);
      return true;
    }

    async function expectSame(): Promise<void> {
      const found = await orderPayments.find(token, 'link');
      const amounts: Money[] = found?.schedule.map(({ amount }) => amount) ?? [];
      expect(sumOf(amounts, asked.currency)).toEqual(total);
      const said = await shown(referenceOf(id));
      expect(said).toContain(`Price     ${formatMoney(total)}\n`);
      expect(said).toContain(`Paid so far: ${formatMoney(paid)}.`);
    }

    return {
      expectSame,
      async take(step: Step): Promise<void> {
        ordering.passTime(minuteMs);
        if (step.kind === 'list') await confirm(step.list);
        else if (step.kind === 'pay') await payNext();
        else await begin(orderPayments, token);
      },
      /** Pays all that is asked for: no less and no more than the total. */
      async payAll(): Promise<void> {
        const wasTooMuch = paid.minor > total.minor;
        while (await payNext());
        if (!wasTooMuch) expect(paid).toEqual(total);
        await expectSame();
        mailed += (await mails()).buyer;
        for (const amount of taken) {
          expect(mailed).toContain(`We have received ${formatMoney(amount)} for your order`);
        }
      },
    };
  }

  it('whatever lists it confirms, before and after it pays', async () => {
    await assert(
      asyncProperty(group, steps, async (asked, taking) => {
        const ordered = await order(asked);
        for (const step of taking) await ordered.take(step);
        await ordered.payAll();
      }),
      fuzzing(12, 200),
    );
  });
});
