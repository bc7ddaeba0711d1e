import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { measuredPages, type MeasuredPage } from '../measured-pages.ts';
import { recordNetwork, type NetworkRecord, type Transfer } from '../network-record.ts';
import { blockingFonts, layoutShifts, type Shifts } from '../page-facts.ts';
import { delayFonts, openPhone, scrollToEnd, withBrowser } from '../phone.ts';
import { kilobytes, type Row } from '../row.ts';
import { getSentPage } from '../sent-page.ts';
import { withSite } from '../site.ts';
import type { Measure, MeasureContext } from './measure.ts';

/** Long enough to see several phrases typed into the hero. */
const typingMs = 8000;
const mostNamed = 8;
const fontDelayMs = 2000;

/** What a first visit on a phone costs in bytes, requests and unrest. */
export const pagesMeasure: Measure = { name: 'pages', run };

function run({ chromium, progress }: MeasureContext): Promise<readonly Row[]> {
  return withSite(({ origin }) =>
    withBrowser(chromium, async (browser) => {
      const rows: Row[] = [];
      for (const page of measuredPages) {
        progress(`Loading ${page.path} on a phone …`);
        rows.push(await htmlRow(origin, page), ...(await visit(browser, origin, page)));
        rows.push(await lateFontRow(browser, origin, page));
      }
      return rows;
    }),
  );
}

async function htmlRow(origin: string, { path, headers }: MeasuredPage): Promise<Row> {
  const { body } = await getSentPage(origin + path, headers);
  const value = kilobytes(body.length);
  const target = { atMost: 14 };
  return { subject: path, name: 'HTML with its styles, brotli', value, unit: 'kB', target };
}

async function visit(browser: Browser, origin: string, { path, headers }: MeasuredPage) {
  const page = await openPhone(browser, headers, 'block');
  const network = await recordNetwork(await page.context().newCDPSession(page));
  await page.goto(origin + path, { waitUntil: 'load' });
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} leads to ${page.url()}`);
  await network.untilQuiet();
  const rows = [...firstScreenRows(path, network), fontRow(path, await blockingFonts(page))];
  await delay(typingMs);
  rows.push(shiftRow(path, 'Layout shift while watching', await layoutShifts(page)));
  await scrollToEnd(page);
  await network.untilQuiet();
  rows.push(...wholePageRows(path, network.transfers()));
  await page.context().close();
  return rows;
}

/** What the change from the fallback to the web font moves; it depends on the machine's own fonts. */
async function lateFontRow(browser: Browser, origin: string, { path, headers }: MeasuredPage) {
  const page = await openPhone(browser, headers);
  await delayFonts(page, fontDelayMs);
  await page.goto(origin + path, { waitUntil: 'load' });
  await delay(2 * fontDelayMs);
  const { target: _none, ...row } = shiftRow(
    path,
    'Layout shift when fonts come late',
    await layoutShifts(page),
  );
  await page.context().close();
  return row;
}

function firstScreenRows(path: string, network: NetworkRecord): Row[] {
  const transfers = network.transfers();
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  return [
    {
      subject: path,
      name: `JavaScript, brotli (${scripts.length} files)`,
      value: kilobytes(sum(scripts, 'bodyBytes')),
      unit: 'kB',
      target: { atMost: 6 },
      note: heaviest(scripts),
    },
    {
      subject: path,
      name: `All bytes before scrolling (${transfers.length} requests)`,
      value: kilobytes(sum(transfers, 'wireBytes')),
      unit: 'kB',
      target: { atMost: 100 },
      note: heaviest(transfers),
    },
  ];
}

function wholePageRows(subject: string, transfers: readonly Transfer[]): Row[] {
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  return [
    {
      subject,
      name: 'JavaScript after scrolling to the end',
      value: kilobytes(sum(scripts, 'bodyBytes')),
      unit: 'kB',
    },
    {
      subject,
      name: 'All bytes after scrolling to the end',
      value: kilobytes(sum(transfers, 'wireBytes')),
      unit: 'kB',
    },
  ];
}

function fontRow(subject: string, fonts: readonly string[]): Row {
  const name = 'Font faces that hold text back';
  const row: Row = { subject, name, value: fonts.length, unit: 'count', target: { atMost: 0 } };
  return fonts.length > 0 ? { ...row, note: fonts.join(', ') } : row;
}

function shiftRow(subject: string, name: string, { sum: value, moved }: Shifts): Row {
  const row: Row = { subject, name, value, unit: 'shift', target: { below: 0.01 } };
  return moved.length > 0 ? { ...row, note: moved.join(', ') } : row;
}

function heaviest(transfers: readonly Transfer[]): string {
  return transfers
    .toSorted((a, b) => b.wireBytes - a.wireBytes)
    .slice(0, mostNamed)
    .map(({ url, wireBytes }) => `${new URL(url).pathname} ${kilobytes(wireBytes).toFixed(1)}`)
    .join(', ');
}

function sum(transfers: readonly Transfer[], what: 'bodyBytes' | 'wireBytes'): number {
  return transfers.reduce((total, transfer) => total + transfer[what], 0);
}
