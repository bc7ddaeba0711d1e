import { describe, expect, it } from 'vitest';
import { aClaim } from '../../../tests/support/a-claim.ts';
import { startMailServer } from '../../../tests/support/mail-server.ts';
import { createStaffMailDelivery } from './staff-mail.ts';

const staffEmail = 'staff@health.example';
const deliverTo = (smtpUrl: string) => createStaffMailDelivery({ smtpUrl, staffEmail });

describe('a mail to staff', () => {
  it('says what was sent, from where and when, and can be answered', async () => {
    await using server = await startMailServer();
    const claim = aClaim({
      kind: 'contact',
      fields: { name: 'Ada', email: 'ada@example.com', message: 'Please call.' },
      page: '/contact',
    });
    await expect(deliverTo(server.url)(claim)).resolves.toEqual({ kind: 'done' });
    expect(server.messages).toHaveLength(1);
    const [mail] = server.messages;
    expect(mail).toMatch(/^To: staff@health\.example$/m);
    expect(mail).toMatch(/^Reply-To: ada@example\.com$/m);
    expect(mail).toMatch(/^Subject: New lead: contact$/m);
    expect(mail).toContain('message: Please call.');
    expect(mail).toContain('Edition NG, page /contact, 2026-11-21T08:00:00.000Z');
    expect(mail).toContain(`Lead ${claim.delivery.lead_id}`);
    expect(mail).not.toContain('bot');
  });

  it('says why a lead may come from a program', async () => {
    await using server = await startMailServer();
    await deliverTo(server.url)(aClaim({ suspectedBot: 'filled in under 3 seconds' }));
    expect(server.messages[0]).toContain('Suspected bot: filled in under 3 seconds');
  });

  it('has the same Message-ID at every attempt, so that a repeat is seen as one', async () => {
    await using server = await startMailServer();
    const deliver = deliverTo(server.url);
    await deliver(aClaim());
    await deliver(aClaim());
    const ids = server.messages.map((mail) => /^Message-ID: (.*)$/m.exec(mail)?.[1]);
    expect(ids).toEqual(Array(2).fill(`<${aClaim().delivery.id}@health.example>`));
  });

  it('carries names with tone marks unharmed', async () => {
    await using server = await startMailServer();
    await deliverTo(server.url)(aClaim({ fields: { name: 'Ọláníyì Ẹ̀bùn' } }));
    const [, body = ''] = server.messages[0]?.split('\n\n') ?? [];
    expect(decodeQuotedPrintable(body)).toContain('name: Ọláníyì Ẹ̀bùn');
  });

  it('cannot be given headers or other recipients by what a visitor types', async () => {
    await using server = await startMailServer();
    const email = 'ada@example.com\r\nBcc: everybody@example.com';
    await deliverTo(server.url)(aClaim({ fields: { email, name: 'A\r\nBcc: b@example.com' } }));
    const [head = ''] = server.messages[0]?.split('\n\n') ?? [];
    expect(head).not.toMatch(/^Bcc:/m);
  });
});

describe('a mail server', () => {
  it.each([
    ['550 No such mailbox', { kind: 'refused', reason: 'EMESSAGE 550' }],
    ['451 Come back later', { kind: 'retry', reason: 'EMESSAGE 451' }],
  ])('that says %j is taken at its word', async (verdict, outcome) => {
    await using server = await startMailServer({ verdict: () => verdict });
    await expect(deliverTo(server.url)(aClaim())).resolves.toMatchObject(outcome);
  });

  it('that is not there is tried again', async () => {
    const server = await startMailServer();
    await server[Symbol.asyncDispose]();
    await expect(deliverTo(server.url)(aClaim())).resolves.toMatchObject({
      kind: 'retry',
      reason: 'ESOCKET',
    });
  });

  it('that is no mail server is tried again: the setting is about to be put right', async () => {
    await using server = await startMailServer({ greeting: 'HTTP/1.1 400 Bad Request' });
    await expect(deliverTo(server.url)(aClaim())).resolves.toMatchObject({ kind: 'retry' });
  });
});

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_whole, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
