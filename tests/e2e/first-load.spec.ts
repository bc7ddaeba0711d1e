import { expect, test, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';
import { nextFrame } from '../support/next-frame.ts';
import { seeFonts } from '../support/see-fonts.ts';
import { untilIdle } from '../support/until-idle.ts';
import { onLongRunIf } from '../support/long-run.ts';

declare global {
  interface Window {
    totalShift: () => number;
  }
}

/** Names of the requested scripts, without their hashes, in order. */
function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') return;
    const [, name = ''] = /([^/]+?)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    names.push(name);
  });
  return names;
}

/** Until the browser has done what it does by itself when a page has loaded. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await untilIdle(page);
}

/** React and what is written with it. */
const ofIslands = (name: string) => /^react$|\.island$/.test(name);

function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return files
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

for (const path of ['/', '/global', '/insurance-plans', '/story', '/faqs', '/terms', '/news']) {
  const isRepeat = ['/story', '/faqs', '/terms', '/news'].includes(path);
  const title = `${path}: before a touch no part starts and few bytes of script come`;
  test(title, onLongRunIf(isRepeat), async ({ page }) => {
    const names = watchScripts(page);
    // Playwright's own code counts as a gesture, so it may not run before the site's has.
    const filled = page.waitForRequest(/\/fill-stores-/);
    await page.goto(path);
    await filled;
    await atRest(page);
    expect(names.filter(ofIslands)).toEqual([]);
    expect(await scriptBytes(page)).toBeGreaterThan(0);
    expect(await scriptBytes(page)).toBeLessThan(10_000);
  });
}

for (const [country, route] of [
  ['NG', '/'],
  ['NG', '/global'],
] as const) {
  test(`${route} from ${country}: nothing moves or goes while it loads, gets its fonts and starts`, async ({
    page,
  }) => {
    await page.setExtraHTTPHeaders({ 'x-country': country });
    await page.addInitScript(() => {
      let total = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) total += (entry as LayoutShift).value;
      };
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      window.totalShift = () => {
        add(observer.takeRecords());
        return total;
      };
      interface LayoutShift extends PerformanceEntry {
        readonly value: number;
      }
    });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { sent: [...document.querySelectorAll('h1, h2, h3, p, a, button')] });
      });
    });
    const located = page.waitForResponse('**/api/location');
    await page.goto(route);
    await seeFonts(page);
    await started(page);
    await located;
    await untilIdle(page);
    // A shift is counted when its frame is drawn.
    await page.evaluate(nextFrame);
    expect(await page.evaluate(() => window.totalShift())).toBeLessThan(0.01);
    const lost = await page.evaluate(() =>
      (window as unknown as { sent: Element[] }).sent
        .filter((element) => !element.isConnected)
        .map((element) => element.outerHTML),
    );
    expect(lost).toEqual([]);
  });
}

test.describe('for visitors who save data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('no script comes before a touch but the one that waits for it', async ({ page }) => {
    const names = watchScripts(page);
    await page.goto('/contact');
    await atRest(page);
    expect(names).toEqual(['entry.client']);
    await page.keyboard.press('Tab');
    await started(page);
    await atRest(page);
    expect(names.filter(ofIslands)).toEqual([]);
  });
});
