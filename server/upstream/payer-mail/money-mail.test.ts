import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { bookTransfer, setCancelled, takeBack, type Transfer } from '#server/enrolment/book.ts';
import { erasePerson } from '#server/leads/commands/erase-person.ts';
import { deliverMails } from '../../../tests/support/deliver-mails.ts';
import {
  dollars,
  naira,
  paidReport,
  theOnly,
  useOrderPayments,
} from '../../../tests/support/use-order-payments.ts';
import { mailSettings, useOrderBook } from '../../../tests/support/use-order-book.ts';
import { useStore } from '../../../tests/support/use-store.ts';

const each = moneyOf(2_295_000, 'NGN');
const monthMs = 30 * 24 * 60 * 60_000;

describe('the mail about money that has come in', () => {
  const used = useStore('sqlite');
  const { enrol, openOrderPayments, now, passTime, paystack, paypal } = useOrderPayments(
    used,
    true,
  );
  const staff = useOrderBook(used, mailSettings);

  /** Delivers what is due. @returns the mails */
  const deliver = ({
    verdict,
    at = now,
  }: { readonly verdict?: string; readonly at?: () => number } = {}) =>
    deliverMails({ store: used.store, now: at }, verdict);

  type Enrolled = Awaited<ReturnType<typeof enrol>>;

  /** Pays an instalment at Paystack, which says so three times. */
  async function payOnline(
    { orderPayments, tokens }: Enrolled,
    number: number,
    minor = each.minor,
  ) {
    const before = new Set(paystack().transactions.keys());
    await orderPayments.pay(tokens[number - 1] ?? '');
    const reference = [...paystack().transactions.keys()].find((key) => !before.has(key)) ?? '';
    const paid = paidReport(reference, { amount: minor });
    const other = openOrderPayments(used.other).orderPayments;
    await Promise.all(
      [orderPayments, other, orderPayments].map((one) => one.record(reference, paid)),
    );
  }

  const change = () => ({ who: 'bisi', note: null, nowMs: now(), isDryRun: false, isMailed: true });
  const book = ({ leadId }: Enrolled, changes: Partial<Transfer> = {}) =>
    bookTransfer(used.store, {
      ...change(),
      enrolmentId: leadId,
      kind: 'paid',
      minor: each.minor,
      day: '2026-11-21',
      reference: 'FT-1',
      ...changes,
    });
  const takeItBack = ({ leadId }: Enrolled) =>
    takeBack(used.store, { ...change(), enrolmentId: leadId, kind: 'paid', reference: 'FT-1' });

  it('says what has come, when cover starts, until when it is paid, and what is next', async () => {
    const enrolled = await enrol(each, 'monthly');
    await payOnline(enrolled, 1);
    const [mail = '', ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: ada@mail\.example$/m);
    expect(mail).toMatch(
      new RegExp(`^Subject: Your payment has arrived: ${referenceOf(enrolled.leadId)}$`, 'm'),
    );
    expect(mail).toContain('We have received ₦22,950 for your order');
    expect(mail).toContain('the date your cover starts by email within 1 working day');
    expect(mail).toContain(
      'Paid until: 21 December 2026\nNext payment: ₦22,950, due on 21 December 2026\n',
    );
    expect(mail).toContain(`https://health.example/checkout/payment?request=${enrolled.link}`);
    expect(mail.split('\n\n').slice(1).join('\n\n')).not.toMatch(/Ada |ada@/);
  });

  it('comes for each payment once', async () => {
    const enrolled = await enrol(each, 'monthly');
    await payOnline(enrolled, 1);
    expect(await deliver()).toHaveLength(1);
    passTime(monthMs);
    await payOnline(enrolled, 2);
    const [mail = '', ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toContain('Paid until: 21 January 2027\n');
    expect(mail).not.toContain('starts');
    expect(await deliver()).toEqual([]);
  });

  it('from PayPal says that the year is paid', async () => {
    const { orderPayments, token, link } = await enrol(dollars);
    await orderPayments.pay(token);
    theOnly(paypal().orders).status = 'APPROVED';
    await orderPayments.find(token, 'return');
    await orderPayments.find(token, 'return');
    const [mail = '', ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toContain('We have received $190 for your order');
    expect(mail).toContain('start date (21 November 2027 or a few days later)\n');
    expect(mail).toContain('Next payment: none, the whole year is paid\n');
    expect(mail).toContain(`https://health.example/checkout/paypal?request=${link}`);
  });

  it('comes once for a transfer that staff book, however often they do', async () => {
    const { ref } = await staff.enrol();
    const booking = ['--amount', '255000', '--date', '2026-11-21', '--ref', 'FT-1'];
    await staff.run('paid', ref, ...booking, '--dry-run');
    expect(await deliver({ at: Date.now })).toEqual([]);
    await staff.run('paid', ref, ...booking);
    await staff.run('paid', ref, ...booking);
    const [mail = '', ...more] = await deliver({ at: Date.now });
    expect(more).toEqual([]);
    expect(mail).toContain(`We have received ₦255,000 for your order ${ref}.`);
  });

  it('says what is still to pay when a part has come', async () => {
    const enrolled = await enrol(each, 'monthly');
    await book(enrolled, { minor: 2_000_000 });
    const [mail] = await deliver();
    expect(mail).toContain(`Subject: About your payment: ${referenceOf(enrolled.leadId)}`);
    expect(mail).toContain('We have received ₦20,000 for your order');
    expect(mail).toContain('₦2,950 is still to pay for payment 1 of 12.');
    expect(mail).toContain('Your cover starts once all of it has arrived.');
  });

  it('says that a wrong amount is looked at', async () => {
    await payOnline(await enrol(each, 'monthly'), 1, 3_000_000);
    const [mail, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(mail).toContain('We have received ₦30,000 for your order');
    expect(mail).toContain('It is not what was due. Don’t pay again: we’ll check it');
  });

  it('promises no cover before the first payment', async () => {
    await payOnline(await enrol(each, 'monthly'), 2);
    const [mail] = await deliver();
    expect(mail).toContain('Your cover starts once payment 1 of 12, ₦22,950, has arrived.');
    expect(mail).not.toContain('Paid until');
  });

  it('says that a cancelled order is paid back', async () => {
    const enrolled = await enrol(each, 'monthly');
    await setCancelled(used.store, { ...change(), enrolmentId: enrolled.leadId }, true);
    await book(enrolled);
    const [mail] = await deliver();
    expect(mail).toContain(
      'The order is cancelled. We’ll contact you about paying the money back.',
    );
  });

  describe('of a booking that staff take back', () => {
    it('does not come any more', async () => {
      const enrolled = await enrol();
      await book(enrolled, { minor: naira.minor });
      await takeItBack(enrolled);
      expect(await deliver()).toEqual([]);
    });

    it('is corrected once it has come, and comes again when it is booked again', async () => {
      const enrolled = await enrol();
      await book(enrolled, { minor: naira.minor });
      expect(await deliver()).toHaveLength(1);
      await takeItBack(enrolled);
      const [correction, ...more] = await deliver();
      expect(more).toEqual([]);
      expect(correction).toContain('Please ignore our email about ₦255,000 for your order');
      expect(correction).toContain('₦255,000 of the year’s price is still to pay.');
      await book(enrolled, { minor: naira.minor });
      expect(await deliver()).toEqual([expect.stringContaining('We have received ₦255,000')]);
    });

    it('is left out, and corrected, when it was being sent meanwhile', async () => {
      const enrolled = await enrol();
      await book(enrolled, { minor: naira.minor });
      await deliver({ verdict: '451 later' });
      await takeItBack(enrolled);
      passTime(60_000);
      expect(await deliver()).toEqual([expect.stringContaining('Please ignore our email')]);
    });
  });

  it('does not go to a person who has been erased', async () => {
    const enrolled = await enrol();
    await book(enrolled, { minor: naira.minor });
    await erasePerson(used.store, { kind: 'lead', id: enrolled.leadId });
    expect(await deliver()).toEqual([]);
    await book(enrolled, { minor: naira.minor, reference: 'FT-2' });
    expect(await deliver()).toEqual([]);
  });

  it('is not planned on a site without a mail server', async () => {
    const { leadId } = await enrol();
    await book({ ...(await enrol()), leadId }, { minor: naira.minor, isMailed: false });
    expect(await deliver()).toEqual([]);
  });
});
