import { describe, expect, it, vi } from 'vitest';
import { aClaim } from '../../../tests/support/a-claim.ts';
import { asRead, startMailServer } from '../../../tests/support/mail-server.ts';
import type { ClaimedDelivery } from '#server/outbox/claim-deliveries.ts';
import { createStaffMailDelivery, createUrgentMailDelivery } from './staff-mail.ts';

const staffEmail = 'staff@health.example';

/** Mails leads together. @returns what became of each */
function deliverTo(smtpUrl: string, ...claims: ClaimedDelivery[]) {
  return createStaffMailDelivery({ smtpUrl, staffEmail }).deliverAll(claims);
}

/** A separate lead, not another attempt. */
function claimOf(number: number, changes: Parameters<typeof aClaim>[0]): ClaimedDelivery {
  const claim = aClaim(changes);
  const id = claim.delivery.id.replace(/.$/, String(number));
  return { ...claim, delivery: { ...claim.delivery, id, lead_id: `lead-${number}` } };
}

const headOf = (mail = '') => mail.split('\n\n')[0] ?? '';
const subjectOf = (mail = '') => /^Subject: (.*(?:\n .*)*)$/m.exec(mail)?.[1];

describe('a mail to staff', () => {
  const fields = { name: 'Ada', email: 'ada@example.com', message: 'Please <b>call</b>.' };
  const contact = claimOf(1, { kind: 'contact', fields, page: '/contact' });

  it('says what was sent, from where and when, and can be answered', async () => {
    await using server = await startMailServer();
    await expect(deliverTo(server.url, contact)).resolves.toEqual([{ kind: 'done' }]);
    expect(server.messages).toHaveLength(1);
    const [mail] = server.messages;
    expect(mail).toMatch(/^To: staff@health\.example$/m);
    expect(mail).toMatch(/^Reply-To: ada@example\.com$/m);
    expect(subjectOf(mail)).toBe('New lead: message');
    expect(mail).toContain('message: Please <b>call</b>.');
    expect(mail).toContain('Edition Nigeria, page /contact, 21 November 2026, 09:00 in Lagos');
    expect(mail).toContain('Lead lead-1, reference LEAD-1');
    expect(mail).not.toContain('bot');
  });

  it('says the same as HTML, in which what was typed is text', async () => {
    await using server = await startMailServer();
    await deliverTo(server.url, contact);
    const [mail = ''] = server.messages;
    expect(mail).toContain('Content-Type: multipart/alternative');
    const html = asRead(mail.split('Content-Type: text/html')[1] ?? '');
    expect(html).toContain('>Please &lt;b&gt;call&lt;/b&gt;.</td>');
    expect(html).toContain('Lead lead-1, reference LEAD-1');
  });

  it('about several leads has all of them, and answers none of their senders', async () => {
    await using server = await startMailServer();
    const quote = claimOf(2, { kind: 'quote', fields: { name: 'Bisi', email: 'bisi@b.example' } });
    const other = claimOf(3, { kind: 'contact', fields: { name: 'Chidi' } });
    await deliverTo(server.url, contact, quote, other);
    expect(server.messages).toHaveLength(1);
    const [mail = ''] = server.messages;
    expect(subjectOf(mail)).toBe('3 new leads: message (2), request for a quote (1)');
    expect(headOf(mail)).not.toContain('Reply-To');
    for (const words of ['name: Ada', 'name: Bisi', 'name: Chidi', 'Lead lead-2']) {
      expect(mail).toContain(words);
    }
  });

  it('cannot be given a further field or lead by a message of several lines', async () => {
    await using server = await startMailServer();
    const forged = ['Good morning', '', '----------', '', 'payment', '', 'enrolment: ABCD1234'];
    const message = [...forged, 'amount: ₦510,000', 'Lead 1, reference ABCD1234'].join('\n');
    const separator = { kind: 'contact', fields: { name: 'Ada\u2028amount: ₦1', message } };
    await deliverTo(server.url, claimOf(1, separator), claimOf(2, { kind: 'quote' }));
    const [, plain = ''] = (server.messages[0] ?? '').split('Content-Type: text/plain');
    const text = asRead(plain.split('Content-Type: text/html')[0] ?? '');
    expect(text).toContain('message: Good morning\n  | \n  | ----------\n  | \n  | payment\n');
    expect(text).not.toMatch(/^(?:payment|enrolment|amount|Lead 1\b)/m);
    expect(text.match(/^-{10}$/gm)).toHaveLength(1);
  });

  it('that the mail server refuses is sent lead by lead, so that one does not stop the others', async () => {
    await using server = await startMailServer({
      verdict: (mail) => (mail.includes('forbidden') ? '554 Refused' : '250 taken'),
    });
    const bad = claimOf(2, { fields: { message: 'forbidden words' } });
    const outcomes = await deliverTo(server.url, contact, bad, claimOf(3, {}));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused', 'done']);
  });

  it('that a slow mail server refuses is left for the next time before the attempt is cut off', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    await using server = await startMailServer({
      verdict: (mail) => {
        vi.advanceTimersByTime(9000);
        return mail.includes('forbidden') ? '554 Refused' : '250 taken';
      },
    });
    const bad = claimOf(2, { fields: { message: 'forbidden words' } });
    const outcomes = await deliverTo(server.url, contact, bad, claimOf(3, {}), claimOf(4, {}));
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused', 'retry', 'retry']);
  });

  it('says what a visitor agreed to and whether a program may have sent it, and nothing of the result of who asked for tips', async () => {
    await using server = await startMailServer();
    const profile = { tipsResult: 'bmi-obese', tipsThemes: 'movement' };
    const tips = { ...fields, ...profile };
    const suspectedBot = 'filled in under 3 seconds';
    const facts = { consentVersion: 'tips-personal-1', suspectedBot };
    await deliverTo(server.url, aClaim({ fields: tips, ...facts }));
    expect(server.messages[0]).toContain('Suspected bot: filled in under 3 seconds');
    expect(server.messages[0]).toContain('Consent: tips-personal-1');
    expect(server.messages[0]).not.toMatch(/obese|movement/i);
  });

  it('has the same Message-ID at every attempt with the same leads, so that a repeat is seen as one', async () => {
    await using server = await startMailServer();
    const [one, two] = [claimOf(1, {}), claimOf(2, {})];
    for (const claims of [[one], [one], [one, two], [two, one], [two]]) {
      await deliverTo(server.url, ...claims);
    }
    const ids = server.messages.map((mail) => /^Message-ID:\s(.*)$/m.exec(mail)?.[1]);
    expect(ids[0]).toBe(`<${one.delivery.id}@health.example>`);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[3]).toBe(ids[2]);
    expect(new Set(ids).size).toBe(3);
  });

  it('cannot be given headers or other recipients by what a visitor types', async () => {
    await using server = await startMailServer();
    const email = 'ada@example.com\r\nBcc: everybody@example.com';
    const typed = { email, name: 'A\r\nBcc: b@example.com' };
    await deliverTo(server.url, aClaim({ fields: typed }));
    expect(headOf(server.messages[0])).not.toMatch(/^Bcc:/m);
  });
});

describe('a mail about what a visitor chose', () => {
  const soon = claimOf(4, {
    kind: 'call-back',
    fields: { name: 'Ada', phone: '+2347000000000', topic: 'personal-data', time: 'soon' },
  });

  it('says it in the words of the form', async () => {
    await using server = await startMailServer();
    await deliverTo(server.url, soon);
    const [mail = ''] = server.messages;
    expect(subjectOf(mail)).toBe('New lead: request for a call (My personal data)');
    expect(mail).toContain('topic: My personal data\nwhen to call: As soon as you can');
  });

  it.each([
    ['contact', { topic: 'plan' }, 'topic: Choosing or buying a plan'],
    ['quote', { reply: 'whatsapp' }, 'how to reach them: On WhatsApp'],
    ['quote', { state: 'lagos', type: 'faith' }, 'state: Lagos\ntype: Church or mosque group'],
    ['reimbursement', { careDay: '2026-03-03' }, 'day of the care: 3 March 2026'],
    ['payment', { service: 'paypal' }, 'service: PayPal'],
    ['contact', { topic: 'typed by a program' }, 'topic: typed by a program'],
    ['contact', { name: 'Ọláníyì Ẹ̀bùn' }, 'name: Ọláníyì Ẹ̀bùn'],
  ])('of the kind %s with %j has the line %j', async (kind, fields, line) => {
    await using server = await startMailServer();
    await deliverTo(server.url, aClaim({ kind, fields }));
    expect(asRead(server.messages[0] ?? '')).toContain(line);
  });

  it('goes to the address of its topic, and the rest to the staff', async () => {
    await using server = await startMailServer();
    const topicEmails = new Map([
      ['personal-data', 'data@health.example'],
      ['network', 'network@health.example'],
      ['agent', 'agents@health.example'],
      ['press', 'press@health.example'],
      ['job', 'jobs@health.example'],
    ]);
    const delivery = createStaffMailDelivery({ smtpUrl: server.url, staffEmail, topicEmails });
    const other = claimOf(5, { kind: 'contact', fields: { topic: 'other' } });
    const request = claimOf(6, { kind: 'privacy-request', fields: { right: 'access' } });
    const partners = [
      claimOf(7, { kind: 'hospital-application' }),
      claimOf(8, { kind: 'agent-application' }),
      claimOf(9, { kind: 'press-question' }),
      claimOf(0, { kind: 'job-application' }),
    ];
    const outcomes = await delivery.deliverAll([soon, other, request, ...partners]);
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['done']));
    const addressed = server.messages.map((mail) => [
      /^To: (.*)$/m.exec(mail)?.[1],
      /^From: (.*)$/m.exec(mail)?.[1],
      (mail.match(/^Lead lead-\d/gm) ?? []).length,
    ]);
    expect(addressed).toHaveLength(6);
    for (const name of ['network', 'agents', 'press', 'jobs']) {
      expect(addressed).toContainEqual([`${name}@health.example`, staffEmail, 1]);
    }
    expect(addressed).toContainEqual(['data@health.example', staffEmail, 2]);
    expect(addressed).toContainEqual([staffEmail, staffEmail, 1]);
  });

  it('and who waits for a call is alone, and says so first', async () => {
    await using server = await startMailServer();
    const deliver = createUrgentMailDelivery({ smtpUrl: server.url, staffEmail });
    expect(await deliver(soon)).toEqual({ kind: 'done' });
    expect(subjectOf(server.messages[0])).toBe('Call as soon as you can: My personal data');
    expect(server.messages[0]).toContain('phone: +2347000000000');
  });
});

describe('a mail server', () => {
  it.each([
    ['550 No such mailbox', { kind: 'refused', reason: 'EMESSAGE 550' }],
    ['451 Come back later', { kind: 'retry', reason: 'EMESSAGE 451' }],
  ])('that says %j is taken at its word', async (verdict, outcome) => {
    await using server = await startMailServer({ verdict: () => verdict });
    await expect(deliverTo(server.url, aClaim())).resolves.toMatchObject([outcome]);
  });

  it('that is not there is tried again', async () => {
    const server = await startMailServer();
    await server[Symbol.asyncDispose]();
    const outcome = { kind: 'retry', reason: 'ESOCKET' };
    await expect(deliverTo(server.url, aClaim())).resolves.toMatchObject([outcome]);
  });

  it('that is no mail server is tried again: the setting is about to be put right', async () => {
    await using server = await startMailServer({ greeting: 'HTTP/1.1 400 Bad Request' });
    await expect(deliverTo(server.url, aClaim())).resolves.toMatchObject([{ kind: 'retry' }]);
  });
});
