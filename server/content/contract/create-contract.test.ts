import { describe, expect, it } from 'vitest';
import { plainText } from '#app/kernel/plain-text.ts';
import { content, mistakeIn } from '../../../tests/support/content.ts';

const { contract, planCatalogue: catalogue } = content.NG;

describe('the contract', () => {
  it('names its version and its day, and says that it is a sample', () => {
    const { eyebrow, lead } = contract.pages.NG;
    expect(eyebrow).toMatch(new RegExp(`^Version ${contract.version}, from \\d+ \\w+ \\d{4}$`));
    expect(lead).toContain('Sample for review by counsel.');
  });

  it('lists each exclusion and each waiting period of the plans', () => {
    const { html } = contract.pages.NG;
    for (const exclusion of catalogue.cover.NG.exclusions) {
      expect(html).toContain(`<li>${exclusion.replaceAll("'", '’')}</li>`);
    }
    const words = plainText(html);
    expect(words).toContain('Any other illness: 14 days');
    expect(words).toContain(
      'Maternity: not covered on Bronze, 12 months on Silver, 10 months on Gold and Platinum',
    );
  });
});

it.each([
  ['version: 2026-11', 'version: new', /contract\.md:2: version: must be a year and a month/],
  ['{{gracePeriod}}', '{{graceDays}}', /contract\.md:\d+: unknown placeholder \{\{graceDays\}\}/],
])('a mistake in the contract stops the build: %j written as %j', async (right, wrong, said) => {
  await expect(mistakeIn('contract.md', right, wrong)).resolves.toMatch(said);
});
