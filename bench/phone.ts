import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumOptions } from '../tests/support/chromium.ts';

/** Starts a browser, as tests do. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}

/** A blank page on a small phone that has never seen the site. */
export function openPhone(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return browser.newPage({
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    ...options,
  });
}
