import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatLimit, formatMoney } from '#app/kernel/money/format-money.ts';
import { moneyOf } from '#app/kernel/money/money.ts';
import { ask } from '../../tests/support/ask.ts';
import { catalogue, prices } from '../../tests/support/plan-catalogue.ts';
import { startSite, type RunningSite } from '../../tests/support/start-site.ts';

// Every page in both editions, and each price's own calculator page.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 30_000 });

let site: RunningSite;
let paths: string[];

beforeAll(async () => {
  site = await startSite({ SITE_URL: 'https://health.example' });
  const sitemap = (await ask(site.address, '/sitemap.xml')).text();
  paths = [...sitemap.matchAll(/<loc>https:\/\/health\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
});

afterAll(() => site[Symbol.asyncDispose]());

async function read(path: string, edition: string): Promise<string> {
  const answer = await ask(site.address, path, { headers: { cookie: `edition=${edition}` } });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

interface ShownPrice {
  readonly query: string;
  readonly text: string;
}

/** The prices of a page: `<data>` elements, whose value is the calculator's query. */
function pricesOf(html: string): ShownPrice[] {
  return [...html.matchAll(/<data value="([^"]*)">([^<]*)<\/data>/g)].map(
    ([, query = '', text = '']) => ({ query: query.replaceAll('&amp;', '&'), text }),
  );
}

/** What a reader sees, without the prices that are marked as such. */
function otherWords(html: string): string {
  return html
    .replace(/<(head|script|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<data [\s\S]*?<\/data>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
}

/** "₦1,234.50", "$190", "₦1.4 million": not the comma after an amount. */
const amounts = /[₦$£]\d+(?:,\d{3})*(?:\.\d+)?(?: million)?/g;

/** Amounts that are no price: limits of benefits, and one unit at its rate. */
const limits = new Set([
  ...catalogue.benefits.flatMap(({ benefits }) =>
    benefits.flatMap(({ values }) =>
      Object.values(values).flatMap(({ text }) => text.match(amounts) ?? []),
    ),
  ),
  ...(['USD', 'GBP'] as const).flatMap((currency) => [
    formatMoney(moneyOf(prices.currencies[currency].rate?.koboPerUnit ?? 0, 'NGN')),
    formatMoney(moneyOf(100, currency)),
  ]),
]);

/** Pages that tell what public schemes cost, which is not ours to compute. */
const aboutOtherPrices = new Set(['/social-health-insurance']);

describe.each(['NG', 'DG'])('in the %s edition', (edition) => {
  it('each price on every page is the one that the calculator gives', async () => {
    const found = new Map<string, string>();
    for (const path of paths) {
      for (const { query, text } of pricesOf(await read(path, edition))) {
        const known = found.get(query);
        expect(known ?? text, `${path}: ${query}`).toBe(text);
        found.set(query, text);
      }
    }
    expect(found.size).toBeGreaterThan(60);
    for (const [query, text] of found) {
      // The mark at the end asks for the price of each adult.
      const page = await read(`/insurance-calculator?${query.replace(/&each$/, '')}`, edition);
      const answers = pricesOf(page).map((price) => price.text);
      const [first] = answers;
      expect(query.endsWith('&each') ? answers : [first], query).toContain(text);
    }
  });

  it('no page shows an amount that is neither computed nor a limit', async () => {
    const strangers: string[] = [];
    for (const path of paths.filter((each) => !aboutOtherPrices.has(each))) {
      const words = otherWords(await read(path, edition));
      for (const [amount] of words.matchAll(amounts)) {
        if (!limits.has(amount)) strangers.push(`${path}: ${amount}`);
      }
    }
    expect(strangers).toEqual([]);
  });
});

it('the limits that may stand there are those of the plans', () => {
  expect(limits).toContain(formatLimit(moneyOf(140_000_000, 'NGN')));
});
