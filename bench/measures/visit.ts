import { startCountingProxy } from '../counting-proxy.ts';
import { openBrowser, openSlowPhone } from '../phone.ts';
import { kilobytes, row, type Measure, type MeasureContext, type Row } from '../row.ts';
import { startMeasuredSite, visitors } from '../site.ts';
import { visits, type Visit } from './visits.ts';

/** Longer than the service worker waits before it is fetched. */
const quietMs = 6000;

/** Whole visits on a phone that has never seen the site: first screens, and what is typed there. */
export const visitMeasure: Measure = {
  name: 'visit',
  async run(context) {
    await using site = await startMeasuredSite();
    const rows: Row[] = [];
    for (const visit of visits) rows.push(...(await walk(visit, site.address, context)));
    return rows;
  },
};

async function walk(
  { subject, edition, steps, target }: Visit,
  address: string,
  { progress }: MeasureContext,
): Promise<readonly Row[]> {
  await using browser = await openBrowser();
  await using proxy = await startCountingProxy(address);
  await using page = await openSlowPhone(browser, visitors[edition]);
  const rows: Row[] = [];
  for (const { name, path, act, answer } of steps) {
    progress(`${subject}: ${name} …`);
    const before = proxy.sentBytes();
    if (path !== undefined) await page.goto(proxy.origin + path, { waitUntil: 'load' });
    await act?.(page);
    if (answer) {
      await answer.button(page).scrollIntoViewIfNeeded();
      const tappedAt = performance.now();
      await answer.button(page).tap();
      await answer.shows(page).waitFor();
      rows.push(row(subject, `${name}: tap to answer`, performance.now() - tappedAt, 'ms'));
    }
    await proxy.untilQuiet(quietMs);
    rows.push(row(subject, name, kilobytes(proxy.sentBytes() - before), 'kB'));
  }
  const all = kilobytes(proxy.sentBytes());
  return [...rows, row(subject, 'All steps, service worker included', all, 'kB', target)];
}
