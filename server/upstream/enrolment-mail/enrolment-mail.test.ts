import { describe, expect, it } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { deliverMails } from '../../../tests/support/deliver-mails.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { quoteRequest } from '../../../tests/support/quote-request.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { readSource } from '#server/content/open-files.ts';
import { createOrderPayments } from '#server/enrolment/order-payments.ts';
import { renewLinks } from '#server/enrolment/links/renew-links.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';

const fields = {
  plan: 'Gold',
  name: 'Ada Example',
  email: 'ada@mail.example',
  phone: '+2348031234567',
  birth: '1990-03-27',
  hospital: 'Example Clinic, Ikeja',
};
const siteUrl = 'https://health.example';
const naira = (minor: number) => moneyOf(minor, 'NGN');
const payments = {
  yearly: { id: 'yearly', payments: 1, each: naira(25_500_000), yearTotal: naira(25_500_000) },
  quarterly: { id: 'quarterly', payments: 4, each: naira(6_630_000), yearTotal: naira(26_520_000) },
} as const;
const { name: insurer, phones } = await readSource('content', 'identity');

describe('a mail to the person who enrolled', () => {
  const used = useStore('sqlite');
  const clock = { nowMs: Date.UTC(2026, 10, 21, 8) };
  const now = () => clock.nowMs;
  const saverOf = () =>
    createLeadSaver({ store: used.store, targets: new Set(['enrolment-mail']), now });

  /** Saves an enrolment; the same again is a repeat. */
  async function enrol(
    changes: object = {},
    isMailing = true,
    pay: keyof typeof payments | 'unpriced' = 'yearly',
    contract = '2026-11',
  ) {
    const { store } = used;
    const saver = saverOf();
    const { id } = await saver.save(
      aLead({ kind: 'enrolment', fields: { ...fields, ...changes } }),
    );
    const calls = { spend: () => undefined };
    const { log } = createMemoryLog();
    const options = { store, saver, services: [], siteUrl, insurer, log, calls, now };
    const orderPayments = createOrderPayments({ ...options, hasMail: isMailing });
    const token = await orderPayments.open({
      leadId: id,
      request: quoteRequest('who=me&age=36&plan=gold'),
      payment: pay === 'unpriced' ? undefined : payments[pay],
      contract,
    });
    return { id, token, orderPayments };
  }

  const deliver = () => deliverMails({ store: used.store, now, targets: ['enrolment-mail'] });

  it('has the reference, the plan, the price, the link and what happens next, and nothing else of theirs', async () => {
    const { id, token } = await enrol();
    const [mail = '', ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: ada@mail\.example$/m);
    expect(mail).toContain(`Subject: Your order with ${insurer}: ${referenceOf(id)}`);
    expect(mail).toContain(`Plan: Gold\nReference: ${referenceOf(id)}`);
    expect(mail).toContain('255,000, due on 21 November 2026, for the whole year\n');
    expect(mail).toContain(`https://health.example/checkout/payment?request=${token}`);
    expect(mail).toContain('start date by email within 1 working day of receiving your payment');
    expect(mail).toContain('passport photograph');
    expect(mail).toContain(`Questions? Call ${phones.marketing} and give us your reference.`);
    // Random ids may hold any digits.
    const rest = mail.replaceAll(token, '').replaceAll(referenceOf(id), '');
    expect(rest.replace(/^Message-ID: .*$/m, '')).not.toMatch(
      /Ada Example|0803|234803|1990|Clinic/,
    );
  });

  it('lists every payment of a year that is paid in parts', async () => {
    await enrol({}, true, 'quarterly');
    const [mail = ''] = await deliver();
    expect(mail).toContain('265,200 for the year, in 4 payments:\n');
    expect(mail.match(/\d\. .*66,300, due on \d+ \w+ \d+$/gm)).toHaveLength(4);
    expect(mail).toMatch(/^4\. .*66,300, due on 21 August 2027$/m);
  });

  it('promises a call where there is no price yet', async () => {
    await enrol({}, true, 'unpriced');
    const [mail = ''] = await deliver();
    expect(mail).toContain('call you by the end of the next working day to agree the price');
    expect(mail).not.toContain('pay here');
    expect(mail).toContain(phones.marketing);
  });

  it('attaches the contract that was accepted', async () => {
    await enrol();
    const [mail = ''] = await deliver();
    expect(mail).toContain('Contract: version 2026-11, attached\n');
    expect(mail).toMatch(/^Content-Type: application\/pdf; name=contract-2026-11\.pdf$/m);
    expect(mail).toContain(Buffer.from('The contract').toString('base64'));
  });

  it('attaches no other contract than the one that was accepted', async () => {
    await enrol({}, true, 'yearly', '2026-09');
    const [mail = ''] = await deliver();
    expect(mail).toContain('Contract: version 2026-09\n');
    expect(mail).not.toContain('application/pdf');
  });

  it('is sent once, however often the order is sent', async () => {
    await enrol();
    await enrol();
    expect(await deliver()).toHaveLength(1);
    await enrol();
    expect(await deliver()).toEqual([]);
  });

  it('is not planned on a site without a mail server', async () => {
    await enrol({}, false);
    expect(await deliver()).toEqual([]);
  });

  it('comes ten times a day at most, however often an address is typed', async () => {
    const names = Array.from({ length: 12 }, (_, at) => `Ada ${at}`);
    for (const name of names) {
      clock.nowMs += 1;
      await enrol({ name });
    }
    expect(await deliver()).toHaveLength(10);
  });

  describe('once the address is put right', () => {
    const right = 'ada.right@mail.example';

    it('goes there, with the new link, and the wrong address is told nothing', async () => {
      const { token, orderPayments } = await enrol();
      await deliver();
      clock.nowMs += 1;
      const answer = await orderPayments.correctEmail(token, right);
      const [mail = '', ...others] = await deliver();
      expect(others).toEqual([]);
      expect(mail).toMatch(/^To: ada\.right@mail\.example$/m);
      expect(mail).toContain('Plan: Gold\n');
      expect(mail).toContain('Contract: version 2026-11, attached\n');
      expect(answer.kind === 'corrected' && mail.includes(answer.path)).toBe(true);
      expect(mail).not.toContain(token);
    });

    it('is the only one where the first had not gone yet', async () => {
      const { token, orderPayments } = await enrol();
      clock.nowMs += 1;
      await orderPayments.correctEmail(token, right);
      const mails = await deliver();
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatch(/^To: ada\.right@mail\.example$/m);
    });

    it('still comes ten times a day at most to one address', async () => {
      for (let at = 0; at < 12; at += 1) {
        clock.nowMs += 1;
        const { token, orderPayments } = await enrol({
          name: `Ada ${at}`,
          email: `own${at}@mail.example`,
        });
        clock.nowMs += 1;
        await orderPayments.correctEmail(token, right);
      }
      expect(await deliver()).toHaveLength(10);
    });

    it('is not made more for an address that is corrected away again', async () => {
      let count = 0;
      for (let at = 0; at < 12; at += 1) {
        clock.nowMs += 1;
        const { token, orderPayments } = await enrol({ name: `Ada ${at}` });
        const mails = await deliver();
        count += mails.filter((mail) => /^To: ada@mail\.example$/m.test(mail)).length;
        clock.nowMs += 1;
        await orderPayments.correctEmail(token, `own${at}@mail.example`);
      }
      expect(count).toBe(10);
    });
  });

  describe('who asks for the link again', () => {
    /** Asks with what belongs together, but for the changes. @returns the mails that come of it */
    async function ask(id: string, changes: Readonly<Record<string, string>> = {}) {
      clock.nowMs += 1;
      const claim = { reference: referenceOf(id), email: 'ada@mail.example', ...changes };
      const asked = new Date(clock.nowMs).toISOString();
      await saverOf().save(aLead({ kind: 'order-link', fields: { ...claim, asked } }));
      return deliver();
    }

    async function enrolOnce(changes: object = {}) {
      const order = await enrol(changes);
      await deliver();
      return order;
    }

    it('has it by mail, again and again', async () => {
      const { id, token } = await enrolOnce({ email: 'Ada@mail.example' });
      for (let times = 0; times < 3; times += 1) {
        const [mail = '', ...others] = await ask(id);
        expect(others).toEqual([]);
        expect(mail).toMatch(/^To: ada@mail\.example$/m);
        expect(mail).toContain(
          `Subject: The link to your order with ${insurer}: ${referenceOf(id)}`,
        );
        expect(mail).toContain(`https://health.example/checkout/payment?request=${token}`);
        expect(mail).not.toMatch(/Ada Example|234803|1990|Clinic/);
      }
    });

    it.each([
      ['another address', { email: 'bisi@mail.example' }],
      ['another reference', { reference: '00000000' }],
    ])('has nothing with %s', async (_what, change) => {
      const { id } = await enrolOnce();
      expect(await ask(id, change)).toEqual([]);
      const open = used.store.tables.selectFrom('deliveries').select('state');
      expect(await open.where('state', '!=', 'done').execute()).toEqual([]);
    });

    it('has five mails an hour, and no guess by others uses one up', async () => {
      const { id } = await enrolOnce();
      await ask(id, { reference: '00000000' });
      await ask(id, { email: 'guess@mail.example' });
      for (let times = 0; times < 5; times += 1) expect(await ask(id)).toHaveLength(1);
      expect(await ask(id)).toEqual([]);
      clock.nowMs += 60 * 60_000;
      expect(await ask(id)).toHaveLength(1);
    });

    it('has the new link once staff have ended the one before', async () => {
      const { id, token } = await enrolOnce();
      const change = { enrolmentId: id, who: 'bisi', note: null, nowMs: now(), isDryRun: false };
      const renewed = await renewLinks(used.store, change, 'link ended');
      const [mail = ''] = await ask(id);
      expect(mail).toContain(`request=${renewed}`);
      expect(mail).not.toContain(token);
    });
  });
});
