import { describe, expect, it } from 'vitest';
import { aClaim } from '../../../tests/support/a-claim.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { asRead, startMailServer } from '../../../tests/support/mail-server.ts';
import { content } from '../../../tests/support/content.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { createAcknowledgementMailDelivery } from './acknowledgement-mail.ts';

const sender = { name: 'Adire Health', address: 'hello@health.example' };
const nowMs = Date.UTC(2026, 10, 21, 8);
const ada = { name: 'Ada Example', email: 'ada@mail.example', message: 'Buy at evil.example' };

describe('a mail that acknowledges what was sent', () => {
  const used = useStore('sqlite');

  /** Saves leads and mails their senders. @returns the mails, their soft line breaks undone */
  async function mailsFor(...leads: Pick<NewLead, 'kind' | 'fields'>[]) {
    await using server = await startMailServer();
    const { store } = used;
    const options = { smtpUrl: server.url, sender, store, texts: content.mails };
    const deliver = createAcknowledgementMailDelivery(options);
    const saver = createLeadSaver({ store, targets: new Set(), now: () => nowMs });
    const ids: string[] = [];
    for (const lead of leads) {
      const { id } = await saver.save(aLead(lead));
      ids.push(id);
      const claim = aClaim({ ...lead, createdAtMs: nowMs });
      const delivery = { ...claim.delivery, lead_id: id };
      await expect(deliver({ ...claim, delivery })).resolves.toEqual({ kind: 'done' });
    }
    const mails = server.messages.map(asRead);
    return { mails, references: ids.map(referenceOf) };
  }

  it('names the day and the reference, and nothing that was typed', async () => {
    const { mails, references } = await mailsFor({ kind: 'contact', fields: ada });
    const [mail = '', ...more] = mails;
    expect(more).toEqual([]);
    expect(mail).toMatch(/^To: ada@mail\.example$/m);
    expect(mail).toMatch(/^From: Adire Health <hello@health\.example>$/m);
    expect(mail).toContain(`We have your message: ${references[0]}`);
    expect(mail).toContain('21 November 2026');
    expect(mail).toContain('by the end of the next working day');
    expect(mail).not.toMatch(/Ada|evil/);
  });

  it.each([
    ['quote', 'We have your request for a quote'],
    ['privacy-request', 'We have your request about your data'],
    ['press-question', 'We have your message'],
    ['hospital-application', 'We have your request'],
    ['job-application', 'We have your request'],
    ['reimbursement', 'We have your request for your money back'],
  ] as const)('is sent for a %s too', async (kind, subject) => {
    const { mails } = await mailsFor({ kind, fields: ada });
    expect(mails[0]?.replaceAll(/\n\s/g, ' ')).toContain(subject);
  });

  it('is not sent to someone who left only a phone number', async () => {
    const fields = { name: 'Ada', email: '', phone: '+2347000000000' };
    expect((await mailsFor({ kind: 'contact', fields })).mails).toEqual([]);
  });

  it('comes three times a day at most, however often an address is typed', async () => {
    const messages = ['a', 'b', 'c', 'd', 'e'];
    const leads = messages.map((message) => {
      const fields = { ...ada, message };
      return { kind: 'contact', fields } as const;
    });
    expect((await mailsFor(...leads)).mails).toHaveLength(3);
  });
});
