import { describe, expect, it } from 'vitest';
import { content, mistakeIn, readChanged } from '../../../tests/support/content.ts';
import { describeBenefit } from './plan-catalogue.ts';

const { planCatalogue: catalogue } = content.NG;

/** Changes one file of the plans, and returns the problem with it. */
async function complaintAbout(name: string, from: string, to: string): Promise<string> {
  return (await mistakeIn(`plans/${name}`, from, to)).replaceAll('plans/', '');
}

describe('a mistake in the plans stops with file, line and key', () => {
  it.each([
    ['validTo: 2027-11-20', 'validTo: 20/11/2027', /:10: validTo: must be a day/],
    ['validTo: 2027-11-20', 'validTo: 2025-01-01', /validTo: must not be before/],
    ['gold: 255000', 'gold: 1', /adultYearlyNaira: must rise from bronze/],
    ['to: 45', 'to: 40', /ages: must follow one another without a gap/],
    ['from: 61,', 'from: 62,', /seniors: must start where ages.older ends/],
    ['to: 75, percent: 360', 'percent: 360', /seniors\.bands: must follow one/],
    ['percent: 220', 'percent: 120', /seniors: must not cost less at a higher age/],
    [
      'on or before `asOf`.\n  validFrom: 2026-11-21',
      'on or before `asOf`.\n  validFrom: 2026-11-22',
      /seniors: must have a validFrom on or before asOf/,
    ],
    ['source: Placeholder.', "source: '' # Placeholder.", /seniors\.source: must say/],
    ['percent: 8 }', 'percent: 4 }', /groups\.staff\.discounts: must rise in both/],
    ['percent: 26', 'percent: 20', /instalments\.quarterly: must not cost less/],
    ['nairaPerUnit: 1500', 'nairaPerUnit: 0', /currencies\.USD\.nairaPerUnit: must/],
    ['percent: 10 }', 'percent: 100 }', /must be below 100/],
  ])('prices.yaml: "%s" becomes "%s"', async (from, to, complaint) => {
    await expect(complaintAbout('prices.yaml', from, to)).resolves.toMatch(complaint);
  });

  it.each([
    ['benefits.yaml', 'id: gp', 'id: limit', /must not contain two benefits with the same id/],
    ['tiers.yaml', 'bands: [C, D]', 'bands: [D]', /silver\.bands: must be those of .*: C, D$/],
    ['typical-care.yaml', 'little: 1, some: 4', 'little: 5, some: 4', /timesAYear: must not fall/],
    ['typical-care.yaml', 'benefit: gp', 'benefit: gps', /: no benefit has the id "gps"/],
    ['typical-care.yaml', 'for: birth', 'for: one', /must have a line for a birth/],
  ])('%s: "%s" becomes "%s"', async (name, from, to, complaint) => {
    await expect(complaintAbout(name, from, to)).resolves.toMatch(complaint);
  });

  it.each([
    ['children=2&plan', 'children=9&plan', /family-plan\.yaml: No price for .*up to 4 children/],
    ['{{seniorAge}}', '{{eldestAge}}', /family-plan\.yaml: unknown placeholder \{\{eldestAge\}\}/],
  ])('in a text: "%s" becomes "%s"', async (from, to, complaint) => {
    await expect(complaintAbout('pages/family-plan.yaml', from, to)).resolves.toMatch(complaint);
  });
});

it('a changed price reaches every text', async () => {
  const changed = await readChanged('plans/prices.yaml', 'bronze: 90000', 'bronze: 91234.5');
  expect(changed.NG.planCatalogue.pages['individual-plan'].NG.description).toContain(
    'from ₦91,234.50 a year',
  );
});

it.each([
  [true, true, ''],
  [false, false, ''],
  [{ limitNaira: 15_000, per: 'two years' as const }, true, 'Up to ₦15,000 every two years'],
  [{ count: 1, unit: 'sessions' as const, words: 'by phone' }, true, '1 session by phone'],
  [{ count: 25, unit: 'days' as const, words: 'private ward' }, true, '25 days, private ward'],
  [{ words: 'Minor', limitNaira: 150_000 }, true, 'Minor, up to ₦150,000'],
  [{ count: 8, unit: 'visits' as const, per: 'month' as const }, true, '8 visits a month'],
])('the benefit %o reads well', (source, isCovered, text) => {
  expect(describeBenefit(source)).toMatchObject({ isCovered, text, afterMonths: 0 });
});

it('visitors abroad read Our Services above the same plans', () => {
  const { NG, DG } = catalogue.pages['insurance-plans'];
  expect(NG.title).toBe('Private Health Insurance');
  expect(DG.title).toBe('Our Services');
  expect(DG.questions).toEqual(NG.questions);
});
