import type { Page } from 'playwright';
import { startCountingProxy } from '../counting-proxy.ts';
import { openBrowser, openPhone, workOutBmi } from '../phone.ts';
import { kilobytes, row, type Measure, type MeasureContext, type Row } from '../row.ts';
import { startMeasuredSite, visitors } from '../site.ts';

/** Longer than the service worker waits before it is fetched. */
const quietMs = 6000;
const subject = 'A visit';

/** A whole visit on a phone that has never seen the site: first screens, and what is typed there. */
export const visitMeasure: Measure = { name: 'visit', run };

interface Step {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<void>;
}

const steps: readonly Step[] = [
  { name: 'home', path: '/' },
  { name: 'a plan', path: '/plans/gold' },
  { name: 'its price', path: '/insurance-calculator/gold', act: askForPrice },
  { name: 'a search', path: '/providers?state=lagos' },
  { name: 'contact', path: '/contact' },
  { name: 'BMI', path: '/wellness', act: workOutBmi },
];

async function run({ progress }: MeasureContext): Promise<readonly Row[]> {
  await using site = await startMeasuredSite();
  await using browser = await openBrowser();
  await using proxy = await startCountingProxy(site.address);
  await using page = await openPhone(browser, visitors.NG);
  const rows: Row[] = [];
  for (const { name, path, act } of steps) {
    progress(`A visit: ${name} …`);
    const before = proxy.sentBytes();
    await page.goto(proxy.origin + path, { waitUntil: 'load' });
    await act?.(page);
    await proxy.untilQuiet(quietMs);
    rows.push(row(subject, name, kilobytes(proxy.sentBytes() - before), 'kB'));
  }
  const all = kilobytes(proxy.sentBytes());
  return [...rows, row(subject, 'Six steps, service worker included', all, 'kB', { atMost: 220 })];
}

async function askForPrice(page: Page): Promise<void> {
  await page.getByLabel('Your age').tap();
  await page.keyboard.type('30');
}
