import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { scrollDown } from '../../tests/support/scroll-down.ts';
import { startCountingProxy } from '../counting-proxy.ts';
import { openBrowser, openPhone, scriptBytes } from '../phone.ts';
import { kilobytes, row, type Measure, type MeasureContext, type Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { homePages, startMeasuredSite, type MeasuredPage } from '../site.ts';

/** Long enough to see several phrases typed into the hero. */
const typingMs = 8000;
const quietMs = 2000;
/** As a reader scrolls, nearly a screen at a time. */
const stepPx = 620;
const stepMs = 250;
const fontDelayMs = 2000;

/** What a first visit down to the end costs, and what moves meanwhile. */
export const pagesMeasure: Measure = { name: 'pages', run };

async function run({ progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  await using browser = await openBrowser();
  const rows: Row[] = [];
  for (const page of homePages) {
    progress(`Reading ${page.path} on a phone …`);
    const { body } = await getSentPage(site.address + page.path, page.headers);
    const html = kilobytes(body.length);
    rows.push(
      row(page.path, 'HTML with its styles, brotli', html, 'kB', { atMost: 14 }),
      ...(await readToTheEnd(browser, site.address, page)),
      await lateFontRow(browser, site.address, page),
    );
  }
  return rows;
}

async function readToTheEnd(
  browser: Browser,
  address: string,
  { path, headers }: MeasuredPage,
): Promise<readonly Row[]> {
  await using proxy = await startCountingProxy(address);
  // The browser does not tell what a worker fetches for the page.
  await using tab = await openPhone(browser, headers, 'block');
  await tab.goto(proxy.origin + path, { waitUntil: 'load' });
  await proxy.untilQuiet(quietMs);
  const firstBytes = kilobytes(proxy.sentBytes());
  // Not before: Playwright's own code counts as a gesture.
  const firstScripts = kilobytes(await scriptBytes(tab));
  await delay(typingMs);
  const shift = await layoutShift(tab);
  while (!(await scrollDown(tab, stepPx))) await delay(stepMs);
  await proxy.untilQuiet(quietMs);
  const scripts = kilobytes(await scriptBytes(tab));
  return [
    row(path, 'JavaScript, brotli', firstScripts, 'kB', { atMost: 6 }),
    row(path, 'All bytes before scrolling', firstBytes, 'kB', { atMost: 100 }),
    row(path, 'Layout shift while watching', shift, 'shift', { below: 0.01 }),
    row(path, 'JavaScript after scrolling to the end', scripts, 'kB'),
    row(path, 'All bytes after scrolling to the end', kilobytes(proxy.sentBytes()), 'kB'),
  ];
}

/** What the change from the fallback to the web font moves; it depends on the machine's own fonts. */
async function lateFontRow(
  browser: Browser,
  address: string,
  { path, headers }: MeasuredPage,
): Promise<Row> {
  await using tab = await openPhone(browser, headers);
  await tab.route('**/*.woff2', async (route) => {
    await delay(fontDelayMs);
    await route.continue();
  });
  await tab.goto(address + path, { waitUntil: 'load' });
  await delay(2 * fontDelayMs);
  return row(path, 'Layout shift when fonts come late', await layoutShift(tab), 'shift');
}

/** Adds up every layout shift since the page was opened, touched or not. */
function layoutShift(tab: Page): Promise<number> {
  return tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            sum += (shift as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive in one separate task, and not at all when there are none.
        setTimeout(() => resolve(sum), 500);
      }),
  );
}
