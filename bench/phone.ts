import { chromium, type Browser, type Page } from 'playwright';
import { chromiumOptions } from '../tests/support/chromium.ts';

const slowDown = 4;
/** The browser rounds to eight milliseconds and tells nothing faster than two frames. */
const leastToldMs = 16;

/** Starts a browser, as tests do. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}

/** A blank page on a small phone that has never seen the site. */
export function openPhone(
  browser: Browser,
  extraHTTPHeaders: Readonly<Record<string, string>> = {},
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Page> {
  return browser.newPage({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
    extraHTTPHeaders,
  });
}

/** The same with a processor four times slower, noting how long each tap takes to its next paint. */
export async function openSlowPhone(
  browser: Browser,
  headers: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await openPhone(browser, headers);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript((durationThreshold) => {
    const durationsMs: number[] = [];
    Object.assign(window, { durationsMs });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) durationsMs.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, leastToldMs);
  return page;
}

/** The slowest interaction since a page was opened on a slow phone. */
export async function slowestInteractionMs(page: Page): Promise<number> {
  // Reported in a separate task, some time after the paint.
  await page.waitForTimeout(300);
  const durationsMs = await page.evaluate(
    () => (window as unknown as { readonly durationsMs: readonly number[] }).durationsMs,
  );
  return Math.max(leastToldMs, ...durationsMs);
}

/** Waits until the site's script has started; islands start when they are near. */
export async function siteStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
}

/** Bytes of all scripts that the page has fetched, compressed and without headers. */
export function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** Works out a body mass index on the page of the wellness tools. */
export async function workOutBmi(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Height (cm)', '168'],
    ['Weight (kg)', '74'],
    ['Age', '41'],
  ] as const) {
    await page.getByLabel(label).tap();
    await page.keyboard.type(value);
  }
  await page.getByRole('button', { name: 'Calculate BMI' }).tap();
  await page.getByRole('heading', { name: 'Your BMI is' }).waitFor();
}
