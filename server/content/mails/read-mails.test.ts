import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mailTexts } from '../../../tests/support/mail-texts.ts';
import { readIdentity } from '#server/content/identity.ts';
import { readMails } from './read-mails.ts';

const told = { day: '21 November 2026', reference: '6D0C4F3A' };

describe('the text of a mail', () => {
  it('says what we got, what happens next and by when, in the words of the insurer', async () => {
    const texts = await mailTexts();
    const { subject, text } = texts.write('contact', 'NG', told);
    expect(subject).toBe('We have your message: 6D0C4F3A');
    expect(text).toContain('We got your message on 21 November 2026.');
    expect(text).toContain('we’ll answer you by the end of the next working day');
    expect(texts.write('privacyRequest', 'NG', told).text).toContain('within 30 days');
  });

  it('names the number that the edition can dial', async () => {
    const [{ phones }, texts] = await Promise.all([readIdentity('content'), mailTexts()]);
    expect(texts.write('contact', 'NG', told).text).toContain(`call ${phones.contact}`);
    expect(texts.write('contact', 'DG', told).text).toContain(`call ${phones.international}`);
  });

  it('has no placeholder left, and fills none that a visitor typed', async () => {
    const texts = await mailTexts();
    const order = {
      plan: '{{reference}}',
      reference: 'R',
      contract: 'C',
      price: 'P',
      payUrl: 'https://health.example/pay',
    };
    const { text } = texts.write('order', 'NG', order);
    expect(text).toContain('Plan: {{reference}}\nReference: R');
    expect(text.replace('{{reference}}', '')).not.toMatch(/\{\{|undefined/);
  });
});

describe('a mistake in the texts of mails', () => {
  it.each([
    ['{{leaveUrl}}', '', /mails\.yaml:\d+: newsletter\.text: must use \{\{leaveUrl\}\}/],
    ['{{day}}', '{{payUrl}}', /mails\.yaml:\d+: contact\.text: must use \{\{day\}\} and/],
    ['{{phone}}', '{{fone}}', /mails\.yaml:\d+: unknown placeholder \{\{fone\}\}/],
    ['newsletter:', 'newsleter:', /newsleter: is not a key of this file/],
  ])('%j written as %j stops the build with file, line and key', async (right, wrong, said) => {
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    const text = await readFile('content/mails.yaml', 'utf8');
    await writeFile(
      join(folder, 'mails.yaml'),
      text.replaceAll(/^#.*$/gm, '').replace(right, wrong),
    );
    const identity = await readIdentity('content');
    await expect(readMails(folder, identity, new Map())).rejects.toThrow(said);
  });

  it('is named with its own line, below comments and empty lines too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    const lines = (await readFile('content/mails.yaml', 'utf8')).split('\n');
    const last = lines.findLastIndex((line) => line.includes('{{phone}}'));
    const wrong = lines.with(last, 'Call {{fone}}').join('\n');
    await writeFile(join(folder, 'mails.yaml'), wrong);
    const identity = await readIdentity('content');
    await expect(readMails(folder, identity, new Map())).rejects.toThrow(
      `mails.yaml:${last + 1}: unknown placeholder {{fone}}`,
    );
  });
});
