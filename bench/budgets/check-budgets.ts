// Part of npm run check: no page may outgrow its budget, and no budget may be loose.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { kilobytes } from '../row.ts';
import { routePages, startMeasuredSite, type MeasuredPage } from '../site.ts';
import { weighPage, type PageWeight } from './weigh-page.ts';

const file = new URL('budgets.json', import.meta.url);
/** What a budget has to spare when it is set. */
const spare = 1.04;
/** More than this above what is used, and it holds nothing. */
const loose = 1.1;
/** Below this a tenth is less than the figures are rounded to. */
const leastLooseKilobytes = 1;

const parts = ['html', 'styles', 'scripts', 'islands', 'pictures'] as const;
const weight = v.strictObject(v.entriesFromList(parts, v.number()));
type Budget = v.InferOutput<typeof weight>;

interface Weighed {
  readonly page: MeasuredPage;
  readonly weight: PageWeight;
}

async function main(isSetting: boolean): Promise<void> {
  const weighed = await weighAll();
  const budgets = v.parse(v.record(v.string(), weight), JSON.parse(readFileSync(file, 'utf8')));
  if (isSetting) {
    const set = weighed.map((one) => [nameOf(one.page), newBudget(one, budgets[nameOf(one.page)])]);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(set), undefined, 2)}\n`);
    return;
  }
  const faults = weighed.flatMap((one) => faultsOf(one, budgets[nameOf(one.page)]));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) {
    process.stderr.write('Make it lighter, or set new budgets: npm run budgets\n');
    process.exitCode = 1;
  }
}

async function weighAll(): Promise<readonly Weighed[]> {
  await using site = await startMeasuredSite();
  const all: Weighed[] = [];
  for (const page of routePages()) all.push({ page, weight: await weighPage(site.address, page) });
  return all;
}

function nameOf({ path, edition }: MeasuredPage): string {
  return `${path} ${edition}`;
}

/** Keeps a budget that still holds, so that a change shows what it changes. */
function newBudget(weighed: Weighed, budget: Budget | undefined): Budget {
  if (budget && faultsOf(weighed, budget).length === 0) return budget;
  const spared = (bytes: number) => Math.ceil(kilobytes(bytes) * spare * 10) / 10;
  const set = parts.map((part) => [part, spared(weighed.weight[part])]);
  return v.parse(weight, Object.fromEntries(set));
}

function faultsOf({ page, weight: used }: Weighed, budget: Budget | undefined): string[] {
  if (!budget) return [`${nameOf(page)} has no budget`];
  return parts.flatMap((part) => {
    const value = kilobytes(used[part]);
    const said = `${nameOf(page)}: ${part} ${value.toFixed(1)} kB, budget ${budget[part]} kB`;
    if (value > budget[part]) return [said];
    const isLoose = budget[part] > value * loose && budget[part] > leastLooseKilobytes;
    return isLoose ? [`${said}: too loose`] : [];
  });
}

await main(process.argv.includes('--set'));
