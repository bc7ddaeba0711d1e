// Part of npm run check: no page may outgrow its budget, and no budget may be loose.
import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { kilobytes } from '../row.ts';
import { withSite } from '../site.ts';
import { forgottenRoutes, routePages, type RoutePage } from '../site-routes.ts';
import { weighPage, type PageWeight } from './weigh-page.ts';

const file = new URL('budgets.json', import.meta.url);
/** What a budget has to spare when it is set. */
const spare = 1.04;
/** More than this above what is reached, and it holds nothing. */
const loose = 1.1;
/** Below this a tenth is less than the figures are rounded to. */
const leastLooseKilobytes = 1;

const parts = ['html', 'styles', 'scripts', 'islands', 'pictures'] as const;
const weight = z.strictObject({
  html: z.number(),
  styles: z.number(),
  scripts: z.number(),
  islands: z.number(),
  pictures: z.number(),
});
type Budget = z.infer<typeof weight>;

interface Weighed {
  readonly page: RoutePage;
  readonly weight: PageWeight;
}

async function main(isSetting: boolean): Promise<void> {
  const forgotten = forgottenRoutes();
  if (forgotten.length > 0) throw new Error(`bench/site-routes.ts lacks ${forgotten.join(', ')}`);
  const weighed = await withSite(async ({ origin }) => {
    const all: Weighed[] = [];
    for (const page of routePages()) all.push({ page, weight: await weighPage(origin, page) });
    return all;
  });
  if (isSetting) {
    const budgets = Object.fromEntries(weighed.map((one) => [nameOf(one.page), budgetFor(one)]));
    writeFileSync(file, `${JSON.stringify(budgets, undefined, 2)}\n`);
    return;
  }
  const budgets = z.record(z.string(), weight).parse(JSON.parse(readFileSync(file, 'utf8')));
  const faults = weighed.flatMap((one) => faultsOf(one, budgets[nameOf(one.page)]));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write('Make it lighter, or set new budgets: npm run budgets\n');
    process.exitCode = 1;
  }
}

function nameOf({ path, edition }: RoutePage): string {
  return `${path} ${edition}`;
}

function budgetFor({ weight: reached }: Weighed): Budget {
  const of = (part: (typeof parts)[number]) =>
    Math.ceil(kilobytes(reached[part]) * spare * 10) / 10;
  return {
    html: of('html'),
    styles: of('styles'),
    scripts: of('scripts'),
    islands: of('islands'),
    pictures: of('pictures'),
  };
}

function faultsOf({ page, weight: reached }: Weighed, budget: Budget | undefined): string[] {
  if (!budget) return [`${nameOf(page)} has no budget`];
  return parts.flatMap((part) => {
    const value = kilobytes(reached[part]);
    const said = `${nameOf(page)}: ${part} ${value.toFixed(1)} kB, budget ${budget[part]} kB`;
    if (value > budget[part]) return [said];
    const isLoose = budget[part] > value * loose && budget[part] > leastLooseKilobytes;
    return isLoose ? [`${said}: too loose`] : [];
  });
}

await main(process.argv.includes('--set'));
