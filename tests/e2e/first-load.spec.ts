import { expect, test, type Page } from '@playwright/test';
import { complaintsOf } from '../support/complaints-of.ts';
import { started } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';
import { nextFrame } from '../support/next-frame.ts';
import { seeFonts } from '../support/see-fonts.ts';
import { seeIcons } from '../support/see-icons.ts';
import { untilIdle } from '../support/until-idle.ts';
import { atRest, ofIslands, scriptsOf, watchScripts } from '../support/watch-scripts.ts';

declare global {
  interface Window {
    totalShift: () => number;
  }
}

/** Adds up how far things move, and notes what was sent. */
async function watchMoves(page: Page): Promise<void> {
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
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { sent: [...document.querySelectorAll('h1, h2, h3, p, a, button')] });
    });
  });
}

/** Loads a page as far as it goes by itself, and looks at the scripts that come. */
async function loadUntouched(page: Page, path: string): Promise<void> {
  const names = watchScripts(page);
  // Playwright's own code counts as a gesture, so it may not run before the site's has.
  const filled = page.waitForRequest(/\/fill-stores-/);
  await page.goto(path);
  await filled;
  await atRest(page);
  expect(names.filter(ofIslands)).toEqual([]);
  const { bytes } = await scriptsOf(page);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(10_000);
}

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

for (const path of ['/', '/global']) {
  const details = path === '/' ? {} : onLongRun;
  test(`${path}: few scripts before a touch, and nothing moves`, details, async ({ page }) => {
    const complaints = complaintsOf(page);
    await watchMoves(page);
    const located = page.waitForResponse('**/api/location');
    await loadUntouched(page, path);
    await seeFonts(page);
    await seeIcons(page);
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
    expect(complaints).toEqual([]);
  });
}

for (const path of ['/insurance-plans', '/story', '/faqs', '/terms', '/news']) {
  test(`${path}: before a touch few bytes of script come`, onLongRun, async ({ page }) => {
    await loadUntouched(page, path);
  });
}
