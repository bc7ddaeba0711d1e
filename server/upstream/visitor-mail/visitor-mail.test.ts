import { describe, expect, it } from 'vitest';
import { aClaim } from '../../../tests/support/a-claim.ts';
import { aLead } from '../../../tests/support/a-lead.ts';
import { asRead, startMailServer } from '../../../tests/support/mail-server.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { content } from '../../../tests/support/content.ts';
import { readSource } from '#server/content/open-files.ts';
import { createLeaveKeys } from '#server/leads/mailings/leaving.ts';
import type { NewLead } from '#server/leads/insert-leads.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { createVisitorMailDelivery } from './visitor-mail.ts';

const keys = createLeaveKeys('a secret of the operator, long enough');
const { name } = await readSource('content', 'identity');
const sender = { name, address: 'hello@health.example' };
const nowMs = Date.UTC(2026, 10, 21, 8);

describe('a mail to a visitor', () => {
  const used = useStore('sqlite');

  /** Saves the lead and mails its sender. @returns the mails, their soft line breaks undone */
  async function mailFor(...leads: Pick<NewLead, 'kind' | 'fields'>[]): Promise<string[]> {
    await using server = await startMailServer();
    const siteUrl = 'https://health.example';
    const tips = content.NG.tips;
    const texts = content.mails;
    const options = { smtpUrl: server.url, sender, siteUrl, store: used.store, keys, tips, texts };
    const deliver = createVisitorMailDelivery(options);
    const saver = createLeadSaver({ store: used.store, targets: new Set(), now: () => nowMs });
    for (const lead of leads) {
      const { id } = await saver.save(aLead(lead));
      const claim = aClaim({ ...lead, createdAtMs: nowMs });
      const delivery = { ...claim.delivery, lead_id: id };
      await expect(deliver({ ...claim, delivery })).resolves.toEqual({ kind: 'done' });
    }
    return server.messages.map(asRead);
  }

  const newsletter = { kind: 'subscription', fields: { email: 'ada@example.com' } } as const;
  const tipsFor = (fields: Readonly<Record<string, string>>) =>
    ({
      kind: 'tips',
      fields: { email: 'ada@example.com', source: 'wellness', ...fields },
    }) as const;

  it('can be left in one click, by a link that names nobody', async () => {
    const [mail = ''] = await mailFor(newsletter);
    expect(mail).toMatch(/^To: ada@example\.com$/m);
    expect(mail).toContain(`\nFrom: ${name} <hello@health.example>\n`);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const header = /^List-Unsubscribe:\s+<(https:\/\/health\.example\/unsubscribe\?key=[^>\s]+)>$/m;
    const link = header.exec(mail)?.[1] ?? '';
    const { mailingId = '' } = keys.verify(new URL(link).searchParams.get('key') ?? '') ?? {};
    expect(mailingId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    const key = keys.sign({ list: 'newsletter', mailingId });
    expect(link).toBe(`https://health.example/unsubscribe?key=${key}`);
    expect(mail.split('\n\n').slice(1).join('\n\n')).toContain(link);
  });

  it('has tips that fit the result and the themes, with their sources', async () => {
    const [mail] = await mailFor(tipsFor({ tipsResult: 'bmi-obese', tipsThemes: 'movement' }));
    expect(mail).toContain('BMI: Obese');
    expect(mail).toContain('Movement\nBegin with five minutes of easy walking');
    expect(mail).toContain('https://www.who.int/news-room/fact-sheets/detail/physical-activity');
    expect(mail).toContain('not a diagnosis');
  });

  it('has no health facts where none were kept', async () => {
    const [mail] = await mailFor(tipsFor({}));
    expect(mail).toContain(`\nSubject: Your health tips from ${name}\n`);
    expect(mail).not.toMatch(/BMI|Source/);
  });

  it('is not sent to an address that has left', async () => {
    await mailFor(newsletter);
    await used.store.tables.updateTable('mailings').set({ left_at: nowMs }).execute();
    // The lead is known, so signing up again changes nothing here.
    expect(await mailFor(newsletter)).toEqual([]);
  });

  it('comes three times a day at most, however often an address is typed', async () => {
    const sources = ['a', 'b', 'c', 'd', 'e'];
    expect(await mailFor(...sources.map((source) => tipsFor({ source })))).toHaveLength(3);
  });

  it('goes to one address, whatever a visitor types', async () => {
    const [mail = ''] = await mailFor(tipsFor({ email: 'ada@example.com,b@example.com' }));
    const [head = ''] = mail.split('\n\n');
    expect(head.match(/^To: .*$/gm)).toHaveLength(1);
    expect(head).not.toMatch(/^(Cc|Bcc):/m);
  });
});
