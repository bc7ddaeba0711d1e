import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright';
import { z } from 'zod';
import { createLog } from '#server/logging/log.ts';
import { openStore } from '#server/store/open-store.ts';
import { runImport } from '../../tests/support/run-import.ts';
import { facilityList } from '../facility-list.ts';
import { findFreePort } from '../../tests/support/free-port.ts';
import { median } from '../median.ts';
import { mixedLoad, quantile } from '../mixed-load.ts';
import { recordNetwork } from '../network-record.ts';
import { openPhone, withBrowser } from '../phone.ts';
import { misspell } from '../misspell.ts';
import { kilobytes, type Row, type Target } from '../row.ts';
import { startServer } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** Searching and importing a directory of a whole country. */
export const providersMeasure: Measure = { name: 'providers', run };

const subject = 'Providers, 34,000';
const perSecond = 100;
const seconds = 10;
const execute = promisify(execFile);
const searchTimes = fileURLToPath(new URL('../search-times.ts', import.meta.url));
const report = z.object({
  names: z.array(z.string()),
  matchingMs: z.number(),
  misspeltMs: z.number(),
  everythingMs: z.number(),
});

async function run(context: MeasureContext): Promise<readonly Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-providers-'));
  try {
    context.progress('Importing 34,000 facilities …');
    await makeStore(folder);
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

/** Creates the store that an import needs, as the site does at its first start. */
async function makeStore(dataFolder: string): Promise<void> {
  const store = await openStore({ databaseUrl: undefined, dataFolder, log: createLog('silent') });
  await store.close();
}

/** Searches in another process: a directory in memory would slow down the one that asks the site. */
async function searchRows({ progress }: MeasureContext, folder: string) {
  progress('Searching 34,000 facilities …');
  const { stdout } = await execute(process.execPath, [searchTimes, folder]);
  const { names, matchingMs, misspeltMs, everythingMs } = report.parse(JSON.parse(stdout));
  const row = (name: string, value: number, target?: Target): Row => {
    return { subject, name, value, unit: 'ms', ...(target && { target }) };
  };
  const rows = [
    row('Search, words match', matchingMs, { below: 5 }),
    row('Search, words misspelt', misspeltMs, { below: 25 }),
    row('Search, everything', everythingMs),
  ];
  return { rows, names };
}

async function siteRows(context: MeasureContext, folder: string, names: readonly string[]) {
  const port = String(await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const program = await startServer({ PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error' });
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

/** From the next letter to the frame with its results, on the page's own clock. */
function untilShown(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('no results in ten seconds')), 10_000);
        let typedAt = Number.NaN;
        const note = () => (typedAt = performance.now());
        addEventListener('input', note, { capture: true, once: true });
        const observer = new MutationObserver(() => {
          // The list says while it waits for its results; they may be the same as before.
          if (Number.isNaN(typedAt) || document.querySelector('main [aria-busy=true]')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - typedAt));
        });
        observer.observe(document.querySelector('main') ?? document.body, {
          subtree: true,
          attributeFilter: ['aria-busy'],
        });
      }),
  );
}

async function pageRows(
  { progress }: MeasureContext,
  browser: Browser,
  origin: string,
): Promise<Row[]> {
  progress('Typing on a phone …');
  const page = await openPhone(browser, {}, 'block');
  const network = await recordNetwork(await page.context().newCDPSession(page));
  await page.goto(`${origin}/providers`, { waitUntil: 'load' });
  const beforeScripts = network.transfers();
  await network.untilQuiet();
  const scripts = network.transfers().filter(({ kind }) => kind === 'script');
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const field = page.getByLabel('Name, town or service');
  const waits: number[] = [];
  for (const letter of 'materni') {
    const shown = untilShown(page);
    await field.press(letter);
    waits.push(await shown);
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
