import { describe, expect, it } from 'vitest';
import { moneyOf, type Money } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { setCancelled } from '#server/enrolment/book.ts';
import { instalmentsOf } from '#server/enrolment/order-rows.ts';
import { trailOf } from '#server/enrolment/trail.ts';
import { runRenewals } from '#server/enrolment/renewals/run-renewals.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { deliverMails } from '../../../tests/support/deliver-mails.ts';
import { useOrderBook } from '../../../tests/support/use-order-book.ts';
import {
  dollars,
  endAttempt,
  naira,
  useOrderPayments,
} from '../../../tests/support/use-order-payments.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';

const each = moneyOf(2_295_000, 'NGN');
const dayMs = 24 * 60 * 60_000;
const targets = new Set(['payer-mail'] as const);

// Orders are of 21 November 2026, for one adult of 30.
describe.each(engines)('the offer to renew, on %s,', (engine) => {
  const used = useStore(engine);
  const { enrol, openOrderPayments, now, passTime } = useOrderPayments(used);
  const book = useOrderBook(used);

  /** Enrols, and pays so many instalments on the day. */
  async function enrolPaid(amount: Money = naira, payments = 1) {
    const enrolled = await enrol(amount, amount === each ? 'monthly' : 'yearly');
    await pay(enrolled.leadId, payments);
    return enrolled;
  }

  async function pay(leadId: string, payments: number) {
    for (let number = 1; number <= payments; number += 1) {
      await endAttempt(used.store, { leadId, number, atMs: now() });
    }
  }

  /** Sends the offers of a day. @returns the mails */
  async function mailsOn(today: string, before = async () => {}) {
    const { store } = used;
    const at = () => Date.parse(today);
    await runRenewals({ store, saver: createLeadSaver({ store, targets, now: at }), today });
    await before();
    return deliverMails({ store, now: at });
  }

  const shownOn = async (link: string, day: string) => {
    passTime(Date.parse(day) - now());
    return (await openOrderPayments().orderPayments.find(link))?.renewal;
  };

  it('comes 60 days before the end of cover, once, with price and link', async () => {
    await enrolPaid();
    expect(await mailsOn('2027-09-21')).toEqual([]);
    const [mail = '', ...more] = await mailsOn('2027-09-22');
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: ada@mail\.example$/m);
    expect(mail).toMatch(/^Subject: Your cover ends on 21 November 2027: /m);
    expect(mail).toContain('Another year of Gold for the same people costs ₦255,000');
    expect(mail).toContain(
      '\nhttps://health.example/checkout/gold?who=me&age=31&plan=gold&currency=NGN&start=2027-11-21',
    );
    expect(mail.split('\n\n').slice(1).join('\n\n')).not.toMatch(/Ada |ada@/);
    expect(await mailsOn('2027-09-23')).toEqual([]);
    expect(await mailsOn('2027-11-21')).toEqual([]);
  });

  it('comes later from a site that was down, and not after the end', async () => {
    await enrolPaid(dollars);
    expect(await mailsOn('2027-11-22')).toEqual([]);
    expect(await mailsOn('2027-11-10')).toEqual([expect.stringContaining('costs $190')]);
  });

  it('counts the year from the day on which the first payment was complete', async () => {
    const { leadId } = await enrol();
    passTime(10 * dayMs);
    await pay(leadId, 1);
    expect(await mailsOn('2027-10-01')).toEqual([]);
    const [mail] = await mailsOn('2027-10-02');
    expect(mail).toContain('ends on 1 December 2027');
  });

  it('waits for a payment that is late', async () => {
    const { leadId } = await enrolPaid(each, 10);
    expect(await mailsOn('2027-10-01')).toEqual([]);
    await pay(leadId, 11);
    expect(await mailsOn('2027-10-01')).toHaveLength(1);
  });

  it('does not come about an order that was never paid, is cancelled or is erased', async () => {
    await enrol();
    const { leadId: enrolmentId } = await enrolPaid();
    const note = { who: 'bisi', note: null, nowMs: now(), isDryRun: false };
    await setCancelled(used.store, { ...note, enrolmentId }, true);
    const { leadId: id } = await enrolPaid();
    const erase = async () => {
      await erasePerson(used.store, { kind: 'lead', id });
    };
    expect(await mailsOn('2027-10-01', erase)).toEqual([]);
  });

  it('is on the page from 60 days before the end, and after it for a year from that day', async () => {
    const { link, leadId } = await enrolPaid();
    expect(await shownOn(link, '2027-09-21')).toBeUndefined();
    expect(await shownOn(link, '2027-09-22')).toEqual({
      renews: { reference: referenceOf(leadId), token: link },
      orderDay: '2026-11-21',
      startDay: '2027-11-21',
    });
    expect(await shownOn(link, '2027-12-01')).toMatchObject({ startDay: '2027-12-01' });
  });

  it('ends once it is taken, unless that order is cancelled', async () => {
    const { link, leadId, orderPayments, saver } = await enrolPaid();
    passTime(Date.parse('2027-10-01') - now());
    const { id } = await saver.save(
      aLead({ kind: 'enrolment', fields: { email: 'b@mail.example' } }),
    );
    const request = quoteRequest('who=me&age=31&plan=gold');
    const renewing = { leadId: id, request, payment: undefined, renews: link };
    // Whoever knows a reference alone renews nothing.
    await orderPayments.open({ ...renewing, renews: referenceOf(leadId) });
    expect(await shownOn(link, '2027-10-01')).toBeDefined();
    await orderPayments.open(renewing);
    await orderPayments.open(renewing);
    expect(await shownOn(link, '2027-10-02')).toBeUndefined();
    expect(await mailsOn('2027-10-02')).toEqual([]);
    expect(await trailOf(used.store, leadId)).toMatchObject([
      { action: 'renewed', reference: referenceOf(id).toLowerCase() },
    ]);
    const change = { who: 'bisi', note: null, nowMs: now(), isDryRun: false };
    await setCancelled(used.store, { ...change, enrolmentId: id }, true);
    expect(await shownOn(link, '2027-10-03')).toBeDefined();
    expect(await mailsOn('2027-10-03')).toHaveLength(1);
  });

  it('of a renewal comes a year after that starts, whenever it was paid', async () => {
    const { id, order } = await book.enrol(naira, 'yearly', { firstDay: '2027-01-05' });
    expect(await instalmentsOf(used.store, id)).toMatchObject([{ due_day: '2027-01-05' }]);
    expect(order.created_at).toBe(now());
    await pay(id, 1);
    expect(await mailsOn('2027-11-05')).toEqual([]);
    const [mail] = await mailsOn('2027-11-06');
    expect(mail).toContain('ends on 5 January 2028');
  });
});
