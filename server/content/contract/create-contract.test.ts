import { describe, expect, it } from 'vitest';
import { plainText } from '#app/kernel/plain-text.ts';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const { identity, contract, planCatalogue: catalogue } = content.NG;
const words = plainText(contract.pages.NG.html);

describe('the contract', () => {
  it('names its version and its day, and says that it is a sample', () => {
    const { eyebrow, lead } = contract.pages.NG;
    expect(eyebrow).toMatch(new RegExp(`^Version ${contract.version}, from \\d+ \\w+ \\d{4}$`));
    expect(lead).toContain('Sample for review by counsel.');
  });

  it('lists each exclusion and each waiting period of the plans', () => {
    for (const exclusion of catalogue.cover.NG.exclusions) {
      expect(contract.pages.NG.html).toContain(`<li>${exclusion.replaceAll("'", '’')}</li>`);
    }
    expect(words).toContain('Any other illness: 14 days');
    expect(words).toContain(
      'Maternity: not covered on Bronze, 12 months on Silver, 10 months on Gold and Platinum',
    );
  });

  it('names to each edition the number that can be dialled from there', () => {
    expect(contract.pages.NG.html).toContain(identity.phones.contact);
    expect(contract.pages.DG.html).toContain(identity.phones.international);
    expect(contract.pages.DG.html).not.toContain(identity.phones.contact);
  });

  it.each([
    ['late payments', /full cover for 7 days after its due day/],
    ['the end after a late payment', /30 days after its due day/],
    ['cancelling', /cancel within 14 days of (?:the|your) start date/i],
  ])('says of %s what the questions say', (_what, said) => {
    const questions = content.NG.faqs;
    expect(words).toMatch(said);
    expect(plainText(JSON.stringify(questions).replaceAll(String.raw`\n`, ' '))).toMatch(said);
  });

  it('says of cancelling and of days of grace what the terms say', () => {
    const terms = plainText(content.NG.pages.get('terms')?.html ?? '');
    expect(terms).toContain('cancel within 14 days of the start date');
    expect(terms).toContain('7 days of grace with full cover');
    expect(terms).toContain('30 days after its due day');
  });
});

describe('a mistake in the contract stops the build and names', () => {
  it.each([
    ['version: 2026-11', 'version: new', /contract\.md:2: version: must be a year and a month/],
    ['{{gracePeriod}}', '{{graceDays}}', /contract\.md:\d+: unknown placeholder \{\{graceDays\}\}/],
  ])('%j written as %j', async (right, wrong, said) => {
    await expect(mistakeIn('contract.md', right, wrong)).resolves.toMatch(said);
  });
});
