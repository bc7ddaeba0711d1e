import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { runReminders } from '#server/enrolment/reminders/run-reminders.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { deliverMails } from '../../../tests/support/deliver-mails.ts';
import {
  dollars,
  endAttempt,
  naira,
  useOrderPayments,
} from '../../../tests/support/use-order-payments.ts';
import { useStore } from '../../../tests/support/use-store.ts';

const each = moneyOf(2_295_000, 'NGN');

describe('a reminder to pay', () => {
  const used = useStore('sqlite');
  const { enrol, now } = useOrderPayments(used);

  const pay = (leadId: string, number: number) =>
    endAttempt(used.store, { leadId, number, atMs: now() });

  async function enrolMonthly() {
    const enrolled = await enrol(each, 'monthly');
    await pay(enrolled.leadId, 1);
    return enrolled;
  }

  /** Sends the reminders of a day, once something has come between. @returns the mails */
  async function mailsOn(
    today: string,
    {
      before = async () => {},
      deliveredOn = today,
      verdict,
    }: {
      readonly before?: () => Promise<void>;
      readonly deliveredOn?: string;
      readonly verdict?: string;
    } = {},
  ) {
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set(['payer-mail'] as const), now });
    await runReminders({ store, saver, today });
    await before();
    return deliverMails({ store, now: () => Date.parse(deliveredOn) }, verdict);
  }

  it('says which payment, how much, when and where, and names nobody', async () => {
    const { tokens } = await enrolMonthly();
    const [mail = '', ...more] = await mailsOn('2026-12-14');
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: ada@mail\.example$/m);
    expect(mail).toMatch(/^Subject: Payment 2 of 12 is due on 21 December 2026$/m);
    expect(mail).toContain(`https://health.example/checkout/payment?request=${tokens[1]}`);
    expect(mail).toContain('22,950, is due on 21 December 2026');
    expect(mail).toContain('If it is late, you keep full cover until 28 December 2026.');
    expect(mail.split('\n\n').slice(1).join('\n\n')).not.toMatch(/Ada |ada@/);
  });

  it('after the day says that it was due', async () => {
    await enrolMonthly();
    const [mail] = await mailsOn('2026-12-24');
    expect(mail).toMatch(/^Subject: Payment 2 of 12 was due on 21 December 2026$/m);
    expect(mail).toContain('It has not reached us yet.');
    expect(mail).toContain('You keep full cover until 28 December 2026. After that, cover pauses');
    expect(mail).toContain('If it has not arrived by 20 January 2027, the contract ends.');
  });

  it('promises no cover that an earlier payment has ended', async () => {
    await enrolMonthly();
    const [mail] = await mailsOn('2027-01-14');
    expect(mail).toMatch(/^Subject: Payment 3 of 12 is due on 21 January 2027$/m);
    expect(mail).toContain('You had full cover until 28 December 2026. Cover is paused now');
  });

  it('is not sent once an earlier payment that never came has ended the contract', async () => {
    await enrolMonthly();
    const [lastDay] = await mailsOn('2027-01-20');
    expect(lastDay).toContain('If it has not arrived by 20 January 2027, the contract ends.');
    for (const day of ['2027-01-24', '2027-02-14']) expect(await mailsOn(day)).toEqual([]);
  });

  it('promises no cover before the first payment', async () => {
    await enrol(each, 'monthly');
    const [mail] = await mailsOn('2026-11-24');
    expect(mail).toContain('It has not reached us yet.');
    expect(mail).not.toContain('cover');
  });

  it('of an order paid yearly counts no payments, and leads to PayPal from abroad', async () => {
    const { token } = await enrol(dollars);
    const [mail] = await mailsOn('2026-11-24');
    expect(mail).toMatch(/^Subject: Your payment was due on 21 November 2026$/m);
    expect(mail).toContain(`https://health.example/checkout/paypal?request=${token}`);
  });

  it('is not sent once the payment has arrived', async () => {
    const { leadId } = await enrolMonthly();
    expect(await mailsOn('2026-12-14', { before: () => pay(leadId, 2) })).toEqual([]);
  });

  it('is not sent after the day when it says "is due"', async () => {
    await enrolMonthly();
    expect(await mailsOn('2026-12-14', { deliveredOn: '2026-12-22' })).toEqual([]);
  });

  it('is not sent to a person who has been erased', async () => {
    const { leadId: id } = await enrol(naira);
    const before = async () => {
      await erasePerson(used.store, { kind: 'lead', id });
    };
    expect(await mailsOn('2026-11-24', { before })).toEqual([]);
  });

  it('leaves no address in the store when the mail server repeats it', async () => {
    await enrolMonthly();
    await mailsOn('2026-12-14', { verdict: '550 no mailbox ada@mail.example' });
    const [delivery] = await used.store.tables
      .selectFrom('deliveries')
      .where('target', '=', 'payer-mail')
      .selectAll()
      .execute();
    expect(delivery).toMatchObject({ state: 'dead-letter', last_error: 'EMESSAGE 550' });
  });
});
