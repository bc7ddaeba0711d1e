import { describe, expect, it } from 'vitest';
import { aLead } from '../../../tests/support/a-lead.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { mailTexts } from '../../../tests/support/mail-texts.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { moneyOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { createOrderPayments } from '#server/enrolment/order-payments.ts';
import { createReturnCodes, requestLimit } from '#server/enrolment/return-codes/return-codes.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { createEnrolmentMailDelivery } from './enrolment-mail.ts';

const fields = {
  plan: 'Gold',
  name: 'Ada Example',
  email: 'ada@mail.example',
  phone: '+2348031234567',
  birth: '1990-03-27',
  hospital: 'Example Clinic, Ikeja',
};
const siteUrl = 'https://health.example';
const insurer = 'Alafia Health';

describe.each(engines)('a mail to the person who enrolled, on %s,', (engine) => {
  const used = useStore(engine);
  const clock = { nowMs: Date.UTC(2026, 10, 21, 8) };
  const now = () => clock.nowMs;
  const { log, lines } = createMemoryLog();
  const onMailDue = () => undefined;

  /** Saves an enrolment; the same again is a repeat. */
  async function enrol(changes: object = {}, isMailing = true, isPriced = true) {
    const { store } = used;
    const saver = createLeadSaver({ store, targets: new Set(), now });
    const { id } = await saver.save(
      aLead({ kind: 'enrolment', fields: { ...fields, ...changes }, consent: undefined }),
    );
    const options = { store, saver, services: [], siteUrl, insurer, log, now };
    const desk = createOrderPayments({ ...options, ...(isMailing && { onMailDue }) });
    const each = moneyOf(25_500_000, 'NGN');
    const payment = { id: 'yearly', payments: 1, each, yearTotal: each } as const;
    const query = 'who=me&age=36&plan=gold';
    const token = await desk.open({ leadId: id, query, payment: isPriced ? payment : undefined });
    return { id, token };
  }

  /** Delivers what is due. @returns the mails, their soft line breaks undone */
  async function deliver(verdict?: () => string): Promise<string[]> {
    await using server = await startMailServer(verdict ? { verdict } : {});
    const sender = { name: insurer, address: 'hello@health.example' };
    const texts = await mailTexts();
    const mail = { smtpUrl: server.url, sender, siteUrl, store: used.store, texts, now };
    const deliverers = new Map([['enrolment-mail', createEnrolmentMailDelivery(mail)] as const]);
    const outbox = createOutbox({ store: used.store, deliverers, log, now, random: () => 0 });
    while ((await outbox.runOnce()) > 0);
    return server.messages.map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='));
  }

  it('has the reference, the plan and the payment link, and nothing else of theirs', async () => {
    const { id, token } = await enrol();
    const [mail = '', ...others] = await deliver();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^To: ada@mail\.example$/m);
    expect(mail).toContain(`Subject: Your order at Alafia Health: ${referenceOf(id)}`);
    expect(mail).toContain(`Plan: Gold\nReference: ${referenceOf(id)}`);
    expect(mail).toContain(`https://health.example/checkout/payment?request=${token}`);
    // Random ids may hold any digits.
    const rest = mail.replaceAll(token, '').replaceAll(referenceOf(id), '');
    expect(rest.replace(/^Message-ID: .*$/m, '')).not.toMatch(
      /Ada Example|0803|234803|1990|Clinic|255/,
    );
    expect(lines.join()).not.toContain(token);
  });

  it('says what happens next, and by when', async () => {
    await enrol();
    const [mail = ''] = await deliver();
    expect(mail).toContain('start date by email within 1 working day of receiving your payment');
    expect(mail).toContain('passport photograph');
  });

  it('promises a call where there is no price yet', async () => {
    await enrol({}, true, false);
    const [mail = ''] = await deliver();
    expect(mail).toContain('call you by the end of the next working day to agree the price');
    expect(mail).not.toContain('pay here');
  });

  it('is sent once, however often the order is sent', async () => {
    await enrol();
    await enrol();
    expect(await deliver()).toHaveLength(1);
    await enrol();
    expect(await deliver()).toEqual([]);
  });

  it('waits for a mail server that is busy', async () => {
    await enrol();
    await deliver(() => '451 later');
    clock.nowMs += 60_000;
    expect(await deliver()).toHaveLength(1);
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

  it('goes to one address, whatever a visitor types', async () => {
    await enrol({ email: 'ada@mail.example,b@mail.example' });
    const [head = ''] = ((await deliver())[0] ?? '').split('\n\n');
    expect(head.match(/^To: .*$/gm)).toHaveLength(1);
    expect(head).not.toMatch(/^(Cc|Bcc):/m);
  });

  describe('who asks for a code', () => {
    const codes = () => {
      const requests = createVisitorBudget({ ...requestLimit, now });
      const options = { store: used.store, log, onMailDue, requests, now };
      return createReturnCodes(options)({ retryAfterSeconds: undefined });
    };

    async function enrolAndAsk() {
      const { id } = await enrol();
      await deliver();
      const claim = { reference: referenceOf(id), contact: fields.email };
      await codes().send(claim);
      return claim;
    }

    it('has the code in the text alone, and no reference or link with it', async () => {
      const claim = await enrolAndAsk();
      const [mail = ''] = await deliver();
      const [, code = ''] = /^Your code is (\d{6})$/m.exec(mail) ?? [];
      expect(mail).toMatch(/^Subject: Your code from Alafia Health$/m);
      expect(mail).not.toContain(claim.reference);
      expect(mail).not.toContain('http');
      expect(await codes().check(claim, code)).toMatchObject({ kind: 'right' });
      expect(lines.join()).not.toMatch(new RegExp(`\\b${code}\\b`));
    });

    it('gets one mail after asking twice before the first was sent', async () => {
      await codes().send(await enrolAndAsk());
      expect(await deliver()).toHaveLength(1);
    });

    it('gets none once the code has expired on the way', async () => {
      await enrolAndAsk();
      clock.nowMs += 10 * 60_000;
      expect(await deliver()).toEqual([]);
      const open = used.store.tables.selectFrom('deliveries').select('state');
      expect(await open.where('state', '!=', 'done').execute()).toEqual([]);
    });
  });
});
