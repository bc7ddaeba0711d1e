import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';

/** A small phone, as the targets mean it. */
const phone = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Runs a task with its own browser. */
export async function withBrowser<Result>(
  executablePath: string,
  task: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/**
 * A blank page on a phone that has never seen the site.
 * @param serviceWorkers blocked where a page's own requests are counted: the browser does not tell
 *   what a worker fetches for it
 */
export async function openPhone(
  browser: Browser,
  headers: Readonly<Record<string, string>>,
  serviceWorkers: 'allow' | 'block' = 'allow',
): Promise<Page> {
  const context = await browser.newContext({ ...phone, serviceWorkers, extraHTTPHeaders: headers });
  return context.newPage();
}

/** Waits until the site's script has started; islands start when they are near. */
export async function siteStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('site-island') !== undefined);
}

/** Holds every web font back, as a slow network would after the first paint. */
export async function delayFonts(page: Page, delayMs: number): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await delay(delayMs);
    await route.continue();
  });
}

/** Scrolls to the end of a page, a screen at a time, as a reader would. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = window.innerHeight * 0.8;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  });
}
