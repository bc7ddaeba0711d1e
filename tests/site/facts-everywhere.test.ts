import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { isLong } from '../support/long-run.ts';
import { copySite, type Change } from '../support/site-with-content.ts';
import { startSite, type RunningSite } from '../support/start-site.ts';
import { uncached } from '../support/uncached.ts';

interface Fact {
  readonly change: Change;
  /** Matches the old figure, which no page may show any more. */
  readonly old: RegExp;
  /** The new figure, and some of the pages that must show it. */
  readonly now: string;
  readonly on: readonly string[];
}

const promise = (from: string, to: string): Change => ['identity.yaml', from, to];
const price = (from: string, to: string): Change => ['plans/prices.yaml', from, to];
const priced = '/insurance-calculator?who=me&age=30';
const tooOld = '/insurance-calculator?who=me&age=90';
const written = 'the end of the third day after';

const facts: Readonly<Record<string, Fact>> = {
  'the start of cover': {
    change: promise('startWithin: 1 working day', 'startWithin: 71 working days'),
    old: /\b(?:1|one) working day\b/i,
    now: 'within 71 working days',
    on: ['/global', '/faqs', '/individual-plan', '/terms'],
  },
  'the wait for other illness': {
    change: ['plans/cover.yaml', 'illnessDays: 14', 'illnessDays: 72'],
    old: /\b14 days\b(?! have gone by|\. After that|s? of (?:your|the) start)/i,
    now: '72 days',
    on: ['/faqs', '/individual-plan', '/insurance-plans', '/plans/gold'],
  },
  'how long one can cancel': {
    change: promise('cancelWithin: 14 days', 'cancelWithin: 77 days'),
    old: /\bcancel within 14 days\b/i,
    now: 'within 77 days',
    on: ['/contract', '/faqs', '/terms'],
  },
  'the days of grace': {
    change: price('graceDays: 7', 'graceDays: 9'),
    old: /\b7 days (?:after its due day|of grace)/i,
    now: '9 days',
    on: ['/contract', '/faqs', '/terms'],
  },
  'the end after a late payment': {
    change: price('endsAfterDays: 30', 'endsAfterDays: 78'),
    old: /\b30 days after its due day/i,
    now: '78 days after its due day',
    on: ['/contract', '/faqs', '/terms'],
  },
  'the time of a reply': {
    change: promise('by the end of the next working day', `by ${written}`),
    old: /next working day/i,
    now: written,
    on: ['/contact', '/corperate-plan', '/accessibility', '/hospital-network', priced],
  },
  'the aim of authorisation': {
    change: promise('authorisationWithin: 1 hour', 'authorisationWithin: 73 hours'),
    old: /\b(?:aim|answer)[^.]{0,30}\b(?:1|one) hour\b/i,
    now: 'within 73 hours',
    on: ['/faqs', '/insurance-plans', '/posts/what-is-pre-authorisation'],
  },
  'the notice after an emergency': {
    change: promise('noticeWithin: 24 hours', 'noticeWithin: 74 hours'),
    old: /\b(?:know|tell us|calls us)\s+within 24 hours\b/i,
    now: 'within 74 hours',
    on: ['/contact', '/faqs', '/hospital-network', '/insurance-plans'],
  },
  'who answers by night': {
    change: promise('emergencyLine: day and night', 'emergencyLine: from dusk to dawn'),
    old: /\banswers? day and night\b/i,
    now: 'from dusk to dawn',
    on: ['/contact', '/faqs', '/plans/gold'],
  },
  'what is asked after payment': {
    change: promise('passport photograph', 'drawn portrait'),
    old: /passport photograph/i,
    now: 'drawn portrait',
    on: ['/faqs', '/individual-plan', '/posts/genotype-before-marriage'],
  },
  'how long a quote is valid': {
    change: price('quoteValidDays: 30', 'quoteValidDays: 75'),
    old: /\bvalid for 30 days\b/i,
    now: 'valid for 75 days',
    on: ['/insurance-plans', '/family-plan', '/terms', priced],
  },
  'the charge for paying from abroad': {
    change: price(
      'USD: { surchargePercent: 12, nairaPerUnit: 1500, rateDate: 2026-11-21 }\n  GBP: { surchargePercent: 12, nairaPerUnit: 2000, rateDate: 2026-11-21 }\n  EUR: { surchargePercent: 12',
      'USD: { surchargePercent: 23, nairaPerUnit: 1500, rateDate: 2026-11-21 }\n  GBP: { surchargePercent: 23, nairaPerUnit: 2000, rateDate: 2026-11-21 }\n  EUR: { surchargePercent: 23',
    ),
    old: /\b12%(?! off)(?= |\.)(?! less)/,
    now: '23%',
    on: ['/insurance-plans', '/faqs', '/plans/gold', priced],
  },
  'the charge for paying quarterly': {
    change: price('payments: 4, percent: 26', 'payments: 4, percent: 27.5'),
    old: /\bquarterly[^.]{0,20}\b4%/i,
    now: '10% over the year',
    on: ['/insurance-plans', '/individual-plan', '/plans/gold', priced],
  },
  'the charge for paying monthly': {
    change: price('payments: 12, percent: 9 ', 'payments: 12, percent: 9.5 '),
    old: /\bmonthly[^.]{0,20}\b8%/i,
    now: 'monthly 14%',
    on: ['/insurance-plans', '/individual-plan', '/plans/gold', priced],
  },
  'the last age of the list price': {
    change: price('older: { from: 46, to: 60', 'older: { from: 46, to: 62'),
    old: /\b(?:46 to|up to(?: age)?|aged) 60\b/i,
    now: '62',
    on: ['/faqs', '/individual-plan', '/plans/gold'],
  },
  'the first age of the higher prices': {
    change: price('{ from: 61, to: 65', '{ from: 63, to: 65'),
    old: /\b(?:from(?: age)?|of|aged) 61\b/i,
    now: 'rom 63',
    on: ['/faqs', '/individual-plan', '/family-plan', '/insurance-plans'],
  },
  'what the oldest pay': {
    change: price('percent: 480', 'percent: 493'),
    old: /\b480%/,
    now: '493%',
    on: ['/faqs', '/individual-plan', '/insurance-plans'],
  },
  'the first age without a price': {
    change: price('{ from: 76,', '{ from: 76, to: 88,'),
    old: /\b76 and over\b/i,
    now: 'From 89',
    on: [tooOld],
  },
  'how many parents': {
    change: price('mostParents: 2', 'mostParents: 1'),
    old: /\b2 parents\b/i,
    now: 'up to 1 parents',
    on: ['/faqs', '/family-plan'],
  },
  'where staff pay less': {
    change: price('{ from: 20, percent: 5 }', '{ from: 24, percent: 5 }'),
    old: /\b20 (?:or more )?people\b|\bfrom 20\b/i,
    now: '24',
    on: ['/faqs', '/insurance-plans'],
  },
  'where associations pay less': {
    change: price('{ from: 50, percent: 7 }', '{ from: 54, percent: 7 }'),
    old: /\bassociations (?:with|from) 50\b/i,
    now: '54',
    on: ['/faqs', '/insurance-plans', '/association-plan'],
  },
  'how large a company is': {
    change: price('fewest: 5', 'fewest: 6'),
    old: /\b5 (?:staff|people)\b/i,
    now: '6',
    on: ['/faqs', '/corperate-plan'],
  },
};

let site: RunningSite;
let folder = '';
const texts = new Map<string, string>();

beforeAll(async () => {
  folder = await copySite(Object.values(facts).map(({ change }) => change));
  site = await startSite({ SITE_URL: 'https://health.example' }, folder);
  const sitemap = (await ask(site.address, '/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>https:\/\/health\.example([^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/^\/providers\/./.test(path));
  const stated = new Set(Object.values(facts).flatMap(({ on }) => on));
  for (const path of [...paths, '/checkout/gold', priced, tooOld, '/llms.txt']) {
    // Most other pages are the same abroad, which the long run looks at.
    const editions = isLong || stated.has(path) ? ['NG', 'DG'] : ['NG'];
    for (const edition of editions) texts.set(`${edition} ${path}`, await read(path, edition));
  }
});

afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Everything a page says to readers and machines. */
async function read(path: string, edition: string): Promise<string> {
  const headers = { cookie: `edition=${edition}` };
  const answer = await ask(site.address, uncached(path), { headers });
  expect(answer.status, path).toBe(200);
  return answer
    .text()
    .replaceAll(/<(script(?! type="application\/ld)|style|noscript)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*content="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** Public schemes have their own figures. */
const isOurs = (page: string) => !page.endsWith('/social-health-insurance');

it.each(Object.entries(facts))('when %s changes, all pages that state it follow', (_what, fact) => {
  expect(texts.size).toBeGreaterThan(60);
  const behind = [...texts].flatMap(([page, text]) => {
    const [found] = isOurs(page) ? (fact.old.exec(text) ?? []) : [];
    return found === undefined ? [] : [`${page}: ${found}`];
  });
  expect(behind).toEqual([]);
  for (const path of fact.on) {
    const said = ['NG', 'DG'].map((edition) => texts.get(`${edition} ${path}`) ?? '');
    expect(
      said.some((text) => text.includes(fact.now)),
      path,
    ).toBe(true);
  }
});
