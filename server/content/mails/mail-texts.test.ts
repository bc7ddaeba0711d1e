import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const { mails: texts } = content;
const told = { day: '21 November 2026', reference: '6D0C4F3A' };

describe('the text of a mail', () => {
  it('says what we got, what happens next and by when, in the words of the insurer', () => {
    const { subject, text } = texts.write('contact', 'NG', told);
    expect(subject).toBe('We have your message: 6D0C4F3A');
    expect(text).toContain('We got your message on 21 November 2026.');
    expect(text).toContain('we’ll answer you by the end of the next working day');
    expect(texts.write('privacyRequest', 'NG', told).text).toContain('within 30 days');
  });

  it('names the number that the edition can dial', () => {
    const { phones } = content.NG.identity;
    expect(texts.write('contact', 'NG', told).text).toContain(`call ${phones.contact}`);
    expect(texts.write('contact', 'DG', told).text).toContain(`call ${phones.international}`);
  });

  it('has no placeholder left, and fills none that a visitor typed', () => {
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
  ])('%j written as %j stops the build with file, line and key', async (right, wrong, said) => {
    expect(await mistakeIn('mails.yaml', right, wrong)).toMatch(said);
  });

  it('is named with its own line, below comments and empty lines too', async () => {
    const text = await readFile('content/mails.yaml', 'utf8');
    const last = text.split('\n').findLastIndex((line) => line.includes('{{phone}}'));
    expect(await mistakeIn('mails.yaml', /\{\{phone\}\}(?![^]*\{\{phone\}\})/, '{{fone}}')).toBe(
      `mails.yaml:${last + 1}: unknown placeholder {{fone}}`,
    );
  });
});
