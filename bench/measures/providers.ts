import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { readSource } from '#server/content/open-files.ts';
import { createLog } from '#server/log.ts';
import { makeSampleDirectory } from '#server/providers/sample/sample-directory.ts';
import { openStore } from '#server/store/open-store.ts';
import { writeFacilityCsv } from '../../tests/support/facility-csv.ts';
import { runImport } from '../../tests/support/run-import.ts';
import { forkProgram } from '../fork-program.ts';
import { mixedLoad } from '../load.ts';
import { openBrowser, openPhone } from '../phone.ts';
import { median, quantile, row, type MeasureContext, type Row } from '../row.ts';
import type { SearchTimes } from '../search-times.ts';
import { startMeasuredSite } from '../site.ts';

const subject = 'Providers, 34,000';
const facilities = 34_000;
const perSecond = 100;
const seconds = 10;

/** Searching and importing a directory of a whole country. */
export async function measureProviders({ progress }: MeasureContext): Promise<readonly Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-providers-'));
  progress('Importing 34,000 facilities …');
  const imports = await importRows(folder.path);
  progress('Searching 34,000 facilities …');
  // In another process: a directory in memory would slow down the one that asks the site.
  const { message } = await forkProgram('search-times.ts', [folder.path]);
  const times = message as SearchTimes;
  await using site = await startMeasuredSite({ DATA_DIR: folder.path });
  progress('A hundred mixed requests a second …');
  const loads = await loadRows(site.address, times);
  progress('Typing on a phone …');
  return [
    row(subject, 'Search, words match', times.matchingMs, 'ms', { atMost: 5 }),
    row(subject, 'Search, words misspelt', times.misspeltMs, 'ms', { atMost: 20 }),
    ...imports,
    ...loads,
    await typingRow(site.address),
  ];
}

async function importRows(folder: string): Promise<readonly Row[]> {
  // The store that an import needs, as the site makes it at its first start.
  const log = createLog('silent');
  const store = await openStore({ databaseUrl: undefined, dataFolder: folder, log });
  await store.close();
  const file = process.env['FACILITIES_CSV'] ?? (await writeSample(folder));
  const imported = await runImport(file, { DATA_DIR: folder });
  if (imported.status !== 0) throw new Error(imported.lines.slice(-3).join('\n'));
  const memory = imported.peakMegabytes * 1024;
  return [
    row(subject, 'Import', imported.seconds, 's', { atMost: 20 }),
    row(subject, 'Import, most memory', memory, 'kB', { atMost: 300 * 1024 }),
  ];
}

/** A list as long as the country's. */
async function writeSample(folder: string): Promise<string> {
  const file = join(folder, 'facilities.csv');
  const sample = await readSource('content', 'sample');
  await writeFacilityCsv(file, makeSampleDirectory(sample, 4).slice(0, facilities));
  return file;
}

async function loadRows(
  address: string,
  { names, misspelt }: SearchTimes,
): Promise<readonly Row[]> {
  const searches = names.flatMap((name, at) => [
    `/api/providers?q=${encodeURIComponent(name)}`,
    `/api/providers?q=${encodeURIComponent(misspelt[at] ?? '')}&state=lagos`,
    `/providers?q=${encodeURIComponent(name)}&plan=gold`,
    `/api/providers?type=hospital&near=6.5,3.4&page=${1 + (at % 9)}`,
    '/providers?state=kano&open=24h',
  ]);
  const home = { address, paths: ['/'], perSecond: perSecond / 2, seconds: seconds / 2 };
  const mixed = { address, paths: searches, perSecond, seconds };
  await mixedLoad({ ...mixed, paths: [...searches, '/'], seconds: 2 });
  const alone = await mixedLoad(home);
  const [times, beside] = await Promise.all([mixedLoad(mixed), mixedLoad(home)]);
  const slowest = `${perSecond} mixed requests a second, 99th percentile`;
  return [
    row(subject, slowest, quantile(times, 0.99), 'ms', { atMost: 60 }),
    row(subject, 'The same, median', quantile(times, 0.5), 'ms'),
    row(subject, 'Home page alone, median', quantile(alone, 0.5), 'ms'),
    row(subject, 'Home page meanwhile, median', quantile(beside, 0.5), 'ms'),
    row(subject, 'Home page meanwhile, 99th percentile', quantile(beside, 0.99), 'ms'),
  ];
}

async function typingRow(address: string): Promise<Row> {
  await using browser = await openBrowser();
  await using page = await openPhone(browser, { serviceWorkers: 'block' });
  await page.goto(`${address}/providers`, { waitUntil: 'networkidle' });
  const field = page.getByLabel('Name, town or service');
  const waits: number[] = [];
  for (const letter of 'materni') {
    const shown = untilShown(page);
    await field.press(letter);
    waits.push(await shown);
  }
  return row('/providers', 'From a key to its results', median(waits), 'ms', { atMost: 100 });
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
