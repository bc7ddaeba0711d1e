import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { wholeDirectory } from '../../app/location/directory/directory-query.ts';
import { createLog } from '../../server/logging/log.ts';
import { readProviderContent } from '../../server/content/providers/provider-content.ts';
import { sameWordsOf } from '../../server/providers/load-index.ts';
import { indexDirectory } from '../../server/providers/search/directory-index.ts';
import { searchDirectory } from '../../server/providers/search/search-directory.ts';
import { loadDirectory } from '../../server/providers/store/load-directory.ts';
import { openStore } from '../../server/store/open-store.ts';
import { runImport } from '../../tests/support/run-import.ts';
import { facilityList } from '../facility-list.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { median } from '../median.ts';
import { mixedLoad, quantile } from '../mixed-load.ts';
import { recordNetwork } from '../network-record.ts';
import { openPhone, withBrowser } from '../phone.ts';
import { startProgram } from '../program.ts';
import { kilobytes, type Row } from '../row.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** Searching and importing a directory of a whole country. */
export const providersMeasure: Measure = { name: 'providers', run };

const subject = 'Providers, 34,000';
const perSecond = 100;
const seconds = 10;
const searchRounds = 40;
/** How often each word is met in the list decides what a search costs: common, rare, unfinished. */
const sampled = 25;

async function run(context: MeasureContext): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-providers-'));
  try {
    context.progress('Importing 34,000 facilities …');
    const imported = await runImport(await facilityList(folder), { DATA_DIR: folder });
    if (imported.status !== 0) throw new Error(imported.lines.slice(-3).join('\n'));
    const { rows, names } = await searchRows(context, folder);
    return [
      ...rows,
      { subject, name: 'Import', value: imported.seconds, unit: 's', target: { atMost: 20 } },
      {
        subject,
        name: 'Import, most memory',
        value: imported.peakMegabytes * 1024,
        unit: 'kB',
        target: { atMost: 300 * 1024 },
      },
      ...(await siteRows(context, folder, names)),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function searchRows({ progress }: MeasureContext, folder: string) {
  progress('Searching 34,000 facilities …');
  const log = createLog('silent');
  const store = await openStore({ databaseUrl: undefined, dataFolder: folder, log });
  const stored = await loadDirectory(store);
  await store.close();
  if (!stored) throw new Error('nothing was imported');
  const index = await indexDirectory(
    stored.facilities,
    sameWordsOf(await readProviderContent('content')),
  );
  const step = Math.floor(index.facilities.length / sampled);
  const names = index.facilities.filter((_, at) => at % step === 0).map(({ name }) => name);
  const time = (texts: readonly string[]) =>
    median(
      Array.from({ length: searchRounds }, () => texts)
        .flat()
        .map((text) => {
          const startedAt = performance.now();
          searchDirectory(index, { ...wholeDirectory, text }, Date.now());
          return performance.now() - startedAt;
        }),
    );
  const rows: Row[] = [
    {
      subject,
      name: 'Search, words match',
      value: time(names),
      unit: 'ms',
      target: { below: 5 },
    },
    {
      subject,
      name: 'Search, words misspelt',
      value: time(names.map(misspell)),
      unit: 'ms',
      target: { below: 25 },
    },
    { subject, name: 'Search, everything', value: time(['']), unit: 'ms' },
  ];
  return { rows, names };
}

/** Drops the third letter of every longer word. */
function misspell(name: string): string {
  return name.replaceAll(/\p{L}{5,}/gu, (word) => word.slice(0, 2) + word.slice(3));
}

async function siteRows(context: MeasureContext, folder: string, names: readonly string[]) {
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const program = await startProgram({
    command: 'node',
    args: ['server/main.ts'],
    env: { NODE_ENV: 'production', PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error' },
    readyPattern: /^Ready in /m,
  });
  try {
    return [
      ...(await loadRows(context, origin, names)),
      ...(await withBrowser(context.chromium, (browser) => pageRows(context, browser, origin))),
    ];
  } finally {
    await program.stop();
  }
}

async function loadRows(
  { progress }: MeasureContext,
  origin: string,
  names: readonly string[],
): Promise<Row[]> {
  progress('A hundred mixed requests a second …');
  const asked = names.map((name) => `q=${encodeURIComponent(name)}`);
  const misspelt = names.map((name) => `q=${encodeURIComponent(misspell(name))}`);
  const searches = names.flatMap((_, at) => [
    `/api/providers?${asked[at]}`,
    `/api/providers?${misspelt[at]}&state=lagos`,
    `/providers?${asked[at]}&plan=gold`,
    `/api/providers?type=hospital&near=6.5,3.4&page=${1 + (at % 9)}`,
    '/providers?state=kano&open=24h',
  ]);
  const home = (pause: number) =>
    mixedLoad({ origin, paths: ['/'], perSecond: pause, seconds: seconds / 2 });
  await mixedLoad({ origin, paths: [...searches, '/'], perSecond, seconds: 2 });
  const alone = await home(50);
  const [times, beside] = await Promise.all([
    mixedLoad({ origin, paths: searches, perSecond, seconds }),
    home(50),
  ]);
  return [
    {
      subject,
      name: `${perSecond} mixed requests a second, 99th percentile`,
      value: quantile(times, 0.99),
      unit: 'ms',
      target: { below: 100 },
    },
    { subject, name: 'The same, median', value: quantile(times, 0.5), unit: 'ms' },
    { subject, name: 'Home page alone, median', value: quantile(alone, 0.5), unit: 'ms' },
    { subject, name: 'Home page meanwhile, median', value: quantile(beside, 0.5), unit: 'ms' },
    {
      subject,
      name: 'Home page meanwhile, 99th percentile',
      value: quantile(beside, 0.99),
      unit: 'ms',
    },
  ];
}

async function pageRows(
  { progress }: MeasureContext,
  browser: Browser,
  origin: string,
): Promise<Row[]> {
  progress('Typing on a phone …');
  const page = await openPhone(browser, {});
  const network = await recordNetwork(await page.context().newCDPSession(page));
  await page.goto(`${origin}/providers`, { waitUntil: 'load' });
  const beforeScripts = network.transfers();
  await network.untilQuiet();
  const scripts = network.transfers().filter(({ kind }) => kind === 'script');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const field = page.getByLabel('Name, town or service');
  const waits: number[] = [];
  for (const letter of 'maternity') {
    const shown = page.waitForResponse(/providers\.data/);
    const startedAt = performance.now();
    await field.press(letter);
    await shown;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    waits.push(performance.now() - startedAt);
  }
  await page.context().close();
  return [
    {
      subject: '/providers',
      name: 'JavaScript, brotli',
      value: kilobytes(sum(scripts.map(({ bodyBytes }) => bodyBytes))),
      unit: 'kB',
      target: { atMost: 120 },
    },
    {
      subject: '/providers',
      name: 'All bytes before scripts start',
      value: kilobytes(sum(beforeScripts.map(({ wireBytes }) => wireBytes))),
      unit: 'kB',
      target: { atMost: 120 },
    },
    {
      subject: '/providers',
      name: 'From a key to its results',
      value: median(waits),
      unit: 'ms',
      target: { atMost: 100 },
    },
  ];
}
