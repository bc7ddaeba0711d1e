import { describe, expect, it } from 'vitest';
import { planYears } from '#app/features/buying/fit/plan-years.ts';
import { readFitQuestion } from '#app/features/buying/fit/fit-values.ts';
import { formatMoney } from '#app/kernel/money.ts';
import { ask } from '../support/ask.ts';
import { catalogue } from '../support/plan-catalogue.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

async function read(query: string, edition: string): Promise<string> {
  const answer = await ask(site.address, `/insurance-plans?${query}`, {
    headers: { cookie: `edition=${edition}` },
  });
  expect(answer.status, query).toBe(200);
  return answer.text();
}

/** The section as a reader sees it, without scripts. */
function section(html: string): string {
  const part = /<section id="which-plan"[^]*?<\/section>/.exec(html)?.[0] ?? '';
  return part
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe.each(['NG', 'DG'] as const)('in the %s edition', (edition) => {
  it.each([
    'who=me&age=30&care=little',
    'who=someone&age=68&care=some&illness=1',
    'who=family&age=34&spouse=32&children=2&care=much&birth=10',
    'who=family&age=47&children=1&parent1=70&care=some&birth=0&illness=1&currency=GBP',
  ])('%s shows the price, the share and the year of each plan, the least first', async (query) => {
    const shown = section(await read(query, edition));
    const { request, expected } = readFitQuestion(catalogue, edition, new URLSearchParams(query));
    if (!request) throw new Error('nothing asked');
    const years = planYears(request, { expected, hospitalPlans: undefined }, catalogue);
    if (years.kind !== 'priced') throw new Error('no price');
    let from = 0;
    for (const { tier, quote, levels, expected: year } of years.plans) {
      const sum = `${formatMoney(quote.yearly)} Your share ${year.share.minor > 0 ? 'about ' : ''}${formatMoney(year.share)}`;
      const at = shown.indexOf(` ${catalogue.tiers[tier].name} `, from);
      const sumAt = shown.indexOf(sum, at);
      expect(at, `${tier} after ${from}`).toBeGreaterThan(from);
      expect(sumAt, sum).toBeGreaterThan(at);
      from = shown.indexOf(`A year like yours about ${formatMoney(year.total)}`, sumAt);
      expect(from).toBeGreaterThan(sumAt);
      for (const { share, total } of Object.values(levels)) {
        expect(
          shown.indexOf(` ${formatMoney(share)} ${formatMoney(total)} `, from),
        ).toBeGreaterThan(0);
      }
    }
  });
});

it('says that its figures are samples, with their source and date', async () => {
  const shown = section(await read('who=me&age=30&care=some', 'NG'));
  expect(shown).toContain('This is an estimate, not a promise.');
  expect(shown).toContain('Sample costs of care, 26 November 2026. Round figures');
});

it('finds the hospital by name, and marks in the comparison which plans pay there', async () => {
  const many = await read('who=me&age=30&care=some&hospital=hospital', 'NG');
  expect(section(many)).toContain('Which hospital do you mean by “hospital”?');
  const link = /href="(\/insurance-plans\?[^"]*hospitalId=[^"]*)#which-plan">([^<]*)</.exec(many);
  const [, address = '', name = ''] = link ?? [];
  const chosen = await ask(site.address, address.replaceAll('&amp;', '&'));
  expect(section(chosen.text())).toMatch(/ pays? for care at /);
  expect(chosen.text()).toContain(`${name}<small>Your hospital</small>`);
});

it('a name that no hospital has loses nothing', async () => {
  const html = await read('who=me&age=30&care=some&hospital=Zzyzx%20<b>', 'NG');
  expect(section(html)).toContain('We found no hospital called “Zzyzx &lt;b&gt;”');
  expect(html).toContain('value="Zzyzx &lt;b&gt;"');
});

it('a missing age is asked for, and the rest stays', async () => {
  const html = await read('who=me&age=&care=much&illness=1', 'NG');
  expect(section(html)).toContain('There is a problem Enter your age');
  expect(html).toMatch(/name="care"[^>]*checked=""[^>]*value="much"|value="much"[^>]*checked=""/);
});

it('keeps what an address says of health in no cache', async () => {
  const answer = await ask(site.address, '/insurance-plans?who=me&age=30&care=some&illness=1');
  expect(answer.headers['cache-control']).toMatch(/private|no-store|no-cache/);
});
