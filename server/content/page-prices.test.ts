import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

/** Yearly sample price of one adult aged 18 to 45, in naira, from Bronze to Platinum. */
const adultPremiumsNaira = [90_000, 135_000, 255_000, 480_000];
const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'];

/** What each row of a price table asks for, as a multiple of one adult. */
const factorByRow: Readonly<Record<string, number>> = {
  'Price from': 1,
  'Child under 18': 0.7,
  '18 to 45': 1,
  '46 to 60': 1.4,
  Couple: 2,
  '1 adult and 3 children': 3.1 * 0.9,
  '2 adults and 1 child': 2.7,
  '2 adults and 2 children': 3.4 * 0.9,
  '2 adults and 3 children': 4.1 * 0.9,
  '2 adults and 4 children': 4.8 * 0.9,
  'Every year': 1,
  'Every quarter': 0.26,
  'Every month': 0.09,
  'Company, 5 to 19 staff': 1,
  'Company, 20 to 49': 0.95,
  'Company, 50 to 99': 0.92,
  'Company, 100 to 249': 0.88,
  'Association, 10 to 49': 1,
  'Association, from 50': 0.93,
  '5 to 19': 1,
  '20 to 49': 0.95,
  '50 to 99': 0.92,
  '100 to 249': 0.88,
  '10 to 49': 1,
  'From 50': 0.93,
};

const rates = { $: 1500, '£': 2000 };
/** For card payment and support abroad. */
const abroadFactor = 1.12;

const pricedPages = [
  'insurance-plans',
  'insurance-calculator',
  'individual-plan',
  'family-plan',
  'association-plan',
  'corperate-plan',
];

interface Row {
  readonly label: string;
  readonly prices: readonly string[];
}

/** Rows of all tables with four tiers, each with its four prices in the order of the tiers. */
async function readRows(page: string, price: RegExp): Promise<Row[]> {
  const lines = (await readFile(`content/pages/${page}.md`, 'utf8')).split('\n');
  return lines
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, label = '', ...cells]) => ({
      label,
      prices: cells.flatMap((cell) => cell.match(price) ?? []).slice(0, 4 * (price.global ? 2 : 1)),
    }))
    .filter(({ prices }) => prices.length >= tiers.length);
}

function inNaira(amount: number): string {
  return `₦${Math.round(amount).toLocaleString('en-NG')}`;
}

describe.each(pricedPages)('the naira prices on /%s', (page) => {
  it('are the adult price times the factor of their row', async () => {
    const rows = (await readRows(page, /^₦[\d,]+$/)).filter(({ label }) => label in factorByRow);
    const expected = rows.map(({ label }) => ({
      label,
      prices: adultPremiumsNaira.map((naira) => inNaira(naira * (factorByRow[label] ?? 0))),
    }));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(expected);
  });

  it('leave no row of four prices unchecked', async () => {
    const rows = await readRows(page, /^₦[\d,]+$/);
    expect(rows.map(({ label }) => label).filter((label) => !(label in factorByRow))).toEqual([]);
  });
});

it('two adults and two children cost what the price list says', async () => {
  const rows = await readRows('insurance-calculator', /^₦[\d,]+$/);
  const family = rows.find(({ label }) => label === '2 adults and 2 children');
  expect(family?.prices).toEqual(['₦275,400', '₦413,100', '₦780,300', '₦1,468,800']);
});

describe('prices from abroad', () => {
  const factors = { 'One adult, 18 to 45': 1, 'Two parents, 46 to 60': 2 * 1.4 };

  it.each(Object.entries(factors))('of "%s" follow from the naira price', async (label, factor) => {
    const rows = await readRows('insurance-calculator', /[$£][\d,]+/g);
    const expected = adultPremiumsNaira.flatMap((naira) =>
      (['$', '£'] as const).map((sign) => {
        const amount = (naira * factor * abroadFactor) / rates[sign];
        return `${sign}${Math.round(amount).toLocaleString('en')}`;
      }),
    );
    expect(rows.find((row) => row.label === label)?.prices).toEqual(expected);
  });

  it.each([
    ['US dollars', '$'],
    ['Pounds', '£'],
  ] as const)('in %s stand beside the plans too', async (label, sign) => {
    const rows = await readRows('insurance-plans', /^[$£][\d,]+$/);
    const expected = adultPremiumsNaira.map(
      (naira) => `${sign}${Math.round((naira * abroadFactor) / rates[sign])}`,
    );
    expect(rows.find((row) => row.label === label)?.prices).toEqual(expected);
  });
});

it('the sums in running text add up', async () => {
  const texts = await Promise.all(
    pricedPages.map((page) => readFile(`content/pages/${page}.md`, 'utf8')),
  );
  const sums = texts.join('\n').matchAll(/(\d+)\s×\s₦([\d,]+)\s=\s₦([\d,]+)/g);
  const naira = (text = '') => Number(text.replaceAll(',', ''));
  const checked = [...sums].map(([, count, each, total]) => {
    expect(naira(total)).toBe(Number(count) * naira(each));
    return total;
  });
  expect(checked).toEqual(['3,847,500', '5,022,000']);
});
