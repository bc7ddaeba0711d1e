import { beforeAll, describe, expect, it } from 'vitest';
import { currencyCodes, instalmentIds } from '#app/features/buying/prices/price-list.ts';
import { formatLimit, formatMoney, moneyOf } from '#app/kernel/money.ts';
import { ask } from '../../tests/support/ask.ts';
import {
  amountPattern,
  amountsBeside,
  getQuote,
  limits,
} from '../../tests/support/quote-amounts.ts';
import { isLong } from '../../tests/support/long-run.ts';
import { useSharedSite } from '../../tests/support/use-shared-site.ts';
import { uncached } from '../../tests/support/uncached.ts';

const site = useSharedSite();
let paths: string[];

beforeAll(async () => {
  const sitemap = (await ask(site.address, '/sitemap.xml')).text();
  paths = [...sitemap.matchAll(/<loc>https:\/\/health\.example([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  // The comparison also as somebody sees it who pays otherwise.
  for (const [at, currency] of currencyCodes.entries()) {
    // Each way and each currency once here, all pairs in the long run.
    const ways = instalmentIds.filter((_, way) => isLong || way === at % instalmentIds.length);
    for (const pay of ways) paths.push(`/insurance-plans?pay=${pay}&currency=${currency}`);
  }
});

const pages = new Map<string, string>();

/** A page is rendered once, for all that is looked for on it. */
async function read(path: string, edition: string): Promise<string> {
  const known = pages.get(`${edition} ${path}`);
  if (known !== undefined) return known;
  const headers = { cookie: `edition=${edition}` };
  const answer = await ask(site.address, uncached(path), { headers });
  expect(answer.status, path).toBe(200);
  pages.set(`${edition} ${path}`, answer.text());
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

/** Amounts in titles and descriptions, which are read out elsewhere. */
function amountsForMachines(html: string): string[] {
  const head = /<head[\s\S]*?<\/head>/.exec(html)?.[0] ?? '';
  return head.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').match(amountPattern) ?? [];
}

/** Pages that tell what public schemes cost, which is not ours to compute. */
const aboutOtherPrices = new Set(['/social-health-insurance']);

describe.each(['NG', 'DG'])('in the %s edition', (edition) => {
  it('each price on every page is the one that the calculator gives', async () => {
    const found = new Map<string, string>();
    const inHeads: { path: string; text: string }[] = [];
    for (const path of paths) {
      const html = await read(path, edition);
      for (const { query, text } of pricesOf(html)) {
        const known = found.get(query);
        expect(known ?? text, `${path}: ${query}`).toBe(text);
        found.set(query, text);
      }
      for (const text of amountsForMachines(html)) inHeads.push({ path, text });
    }
    expect(found.size).toBeGreaterThan(60);
    const computed = new Set(found.values());
    expect(inHeads.filter(({ text }) => !computed.has(text))).toEqual([]);
    for (const [query, text] of found) {
      // The mark at the end asks for the price of each adult. What the calculator's page gives for any
      // query is tested in tests/fuzz/one-price.test.ts.
      const { eachAdult, payment } = getQuote(query.replace(/&each$/, ''));
      const price = query.endsWith('&each') ? eachAdult : payment.each;
      expect(price && formatMoney(price), query).toBe(text);
    }
  });

  it('every amount on a page is computed or a limit', async () => {
    const strangers: string[] = [];
    for (const path of paths.filter((each) => !aboutOtherPrices.has(each))) {
      const words = otherWords(await read(path, edition));
      for (const [amount] of words.matchAll(amountPattern)) {
        if (!limits.has(amount)) strangers.push(`${path}: ${amount}`);
      }
    }
    expect(strangers).toEqual([]);
  });
});

it.each([
  ['NG', 'who=me&age=30'],
  ['NG', 'who=family&age=47&spouse=40&children=2&parent1=58&plan=silver&pay=monthly&compare=gold'],
  ['NG', 'who=staff&people=49&older=3&plan=bronze&pay=quarterly'],
  ['DG', 'who=someone&age=58&plan=platinum&currency=GBP&pay=monthly&compare=bronze'],
  ['DG', 'who=association&people=60&children=7&currency=USD'],
])('in %s the calculator shows for %s only amounts of its sum', async (edition, query) => {
  const html = await read(`/insurance-calculator?${query}`, edition);
  const marked = new Set(pricesOf(html).map(({ text }) => text));
  const allowed = amountsBeside(getQuote(query));
  const shown = otherWords(html).match(amountPattern) ?? [];
  expect(shown.length).toBeGreaterThan(5);
  expect(
    shown.filter((text) => !allowed.has(text) && !limits.has(text) && !marked.has(text)),
  ).toEqual([]);
});

it('the limits that may be shown are those of the plans', () => {
  expect(limits).toContain(formatLimit(moneyOf(140_000_000, 'NGN')));
});
