import { createHash, createPublicKey } from 'node:crypto';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumOptions } from '../tests/support/chromium.ts';
import { ownCertificate } from '../tests/support/own-certificate.ts';

/** Starts a browser, as tests do, that trusts their certificate: what it does not trust it does not cache. */
export function openBrowser(): Promise<Browser> {
  const key = createPublicKey(ownCertificate.cert).export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(key).digest('base64');
  const args = [...chromiumOptions.args, `--ignore-certificate-errors-spki-list=${trusted}`];
  return chromium.launch({ ...chromiumOptions, args });
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
