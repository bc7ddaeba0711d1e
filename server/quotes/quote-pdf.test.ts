import { PDFiumLibrary } from '@hyzyla/pdfium';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatMoney } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import { readSource } from '#server/content/open-files.ts';
import { catalogue } from '../../tests/support/plan-catalogue.ts';
import {
  amountPattern,
  amountsBeside,
  getQuote,
  limits,
} from '../../tests/support/quote-amounts.ts';
import { writeQuotePdf } from './quote-pdf.ts';

const identity = { ...(await readSource('content', 'identity')), tagline: 'Ẹ kú ọjọ́ ṣíṣẹ́ ₦ ɓɗƙ' };
let pdfium: PDFiumLibrary;

beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
});

afterAll(() => pdfium.destroy());

async function writeQuote(
  query: string,
  edition: Edition = 'NG',
  terms?: Partial<NonNullable<Parameters<typeof writeQuotePdf>[0]['offer']>>,
  now = '2026-11-21T10:00:00Z',
): Promise<Buffer> {
  return writeQuotePdf({
    quote: getQuote(query),
    catalogue,
    identity,
    siteUrl: 'https://health.example',
    edition,
    offer: terms && { spouses: 0, second: undefined, ...terms },
    now: new Date(now),
  });
}

/** The words of each page. */
async function readPages(bytes: Buffer): Promise<string[]> {
  const document = await pdfium.loadDocument(bytes);
  const pages = [...document.pages()].map((page) => page.getText().replaceAll(/\s+/g, ' '));
  document.destroy();
  return pages;
}

const readQuote = async (...quote: Parameters<typeof writeQuote>) =>
  (await readPages(await writeQuote(...quote))).join(' ');

/** The first page as a reader's program draws it, one grey value a pixel. */
async function drawPage(bytes: Buffer) {
  const document = await pdfium.loadDocument(bytes);
  const { data, width, height } = await document.getPage(0).render({ scale: 1, render: 'bitmap' });
  const isDark = (at: number) =>
    ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255)) / 3 < 140;
  document.destroy();
  return { width, height, isDark };
}

type Page = Awaited<ReturnType<typeof drawPage>>;

/** How many pixels of a band of the page are dark. */
function inkBetween(page: Page, top: number, bottom: number): number {
  let dark = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = 40; x < page.width - 40; x += 1)
      if (page.isDark((y * page.width + x) * 4)) dark += 1;
  }
  return dark;
}

describe('a quote as a document', () => {
  const query = 'who=family&age=47&spouse=40&children=2&parent1=58&plan=silver&pay=monthly';

  it('is made on the day that it is in Lagos', async () => {
    const words = await readQuote(query, 'NG', undefined, '2026-11-21T23:30:00Z');
    expect(words).toContain('Made on 22 November 2026, valid until 22 December 2026');
  });

  it('shows the price and every line of the sum', async () => {
    const words = await readQuote(query);
    for (const expected of [
      'Estimate for the Silver plan',
      '2 adults, 46 to 60, at ₦189,000',
      '₦378,000',
      '10% off, from 4 members',
      '−₦70,200',
      'Total for one year',
      '₦631,800',
      '₦56,862 a month',
      'Made on 21 November 2026, valid until 21 December 2026',
      'Waiting period: 14 days for ordinary illness, none for accidents and emergencies.',
      'Cosmetic treatment',
    ]) {
      expect(words).toContain(expected);
    }
  });

  it.each([
    query,
    'who=me&age=30',
    'who=staff&people=49&older=3&plan=bronze&pay=quarterly',
    'who=someone&age=58&plan=platinum&currency=GBP&pay=monthly',
  ])('shows for %s no amount but those of the calculator', async (asked) => {
    const words = await readQuote(asked);
    const allowed = amountsBeside(getQuote(asked));
    const shown = words.match(amountPattern) ?? [];
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter((text) => !allowed.has(text) && !limits.has(text))).toEqual([]);
  });

  it('is visible, not just searchable: each part has ink, and small enough to send on', async () => {
    const bytes = await writeQuote(query);
    expect(bytes.length).toBeLessThan(120_000);
    const page = await drawPage(bytes);
    expect([page.width, page.height]).toEqual([595, 841]);
    // The banner is dark but for its letters; title, price and lines follow below it.
    expect(inkBetween(page, 5, 74)).toBeGreaterThan(30_000);
    for (const [top, bottom] of [
      [96, 120],
      [120, 165],
      [165, 240],
      [240, 420],
      [420, 700],
    ] as const) {
      expect(inkBetween(page, top, bottom)).toBeGreaterThan(100);
    }
  });

  it('stays on one page even with the longest sum', async () => {
    const longest =
      'who=staff&people=49&older=3&children=10&plan=gold&currency=GBP&pay=monthly&compare=bronze';
    const pages = await readPages(await writeQuote(longest, 'DG'));
    expect(pages).toEqual([expect.stringContaining('Open this quote again on our site')]);
  });

  it('as an offer for a group, shows its people, its discount and the price of each', async () => {
    const words = await readQuote('who=staff&people=30&plan=silver', 'NG', {});
    for (const expected of [
      'Offer for the Silver plan',
      '₦128,250 a year for each adult aged 18 to 45',
      '5% off, from 20 people',
      '₦3,847,500 a year',
      'For 30 staff. Not in this price: husbands, wives, children and parents of your staff.',
    ]) {
      expect(words).toContain(expected);
    }
  });

  it('as an offer with dependants and a second plan, names who is in it, and shows both', async () => {
    const people = 'who=staff&people=42&children=20';
    const second = getQuote(`${people}&plan=gold`);
    const bytes = await writeQuote(`${people}&plan=silver`, 'NG', { spouses: 12, second });
    const pages = await readPages(bytes);
    const words = pages.join(' ');
    for (const expected of [
      'Offer for the Silver or Gold plan',
      'For 30 staff, 12 husbands and wives and 20 children. Not in this price: parents of your staff.',
      'How we worked out the price of Silver',
      'How we worked out the price of Gold',
      '30 staff, 18 to 45, at ₦135,000',
      '12 husbands and wives, 18 to 45, at ₦135,000',
      '30 staff, 18 to 45, at ₦255,000',
      'What Silver and Gold include',
      'What no plan pays for',
      formatMoney(second.yearly),
    ]) {
      expect(words).toContain(expected);
    }
    expect(pages.length).toBeLessThanOrEqual(2);
  });

  it('draws Nigerian letters, their marks and the naira sign', async () => {
    const words = (await readQuote(query)).normalize('NFC').toLowerCase();
    for (const letter of 'ẹọṣ₦ɓɗƙ') expect(words).toContain(letter);
  });

  it('shows the rate, its date, foreign amounts and, abroad, only the international number', async () => {
    const words = await readQuote('who=someone&age=30&plan=bronze&currency=USD', 'DG');
    expect(words).toContain('Converted at ₦1,500 = $1 (21 November 2026), rounded to whole');
    expect(words).toContain('$67 a year');
    expect(words).toContain(`Call ${identity.phones.international} or email`);
    expect(words).not.toContain(identity.phones.contact);
    expect(words).toContain('for each person and year (in naira, as hospitals bill)');
  });
});
