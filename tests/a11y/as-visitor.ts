import type { Page } from '@playwright/test';
import { openStarted } from '../support/keyboard.ts';

let visitors = 0;

/** Comes from a country, and from a new address: one address may send only so many forms. */
export async function asVisitor(page: Page, edition: 'NG' | 'DG'): Promise<void> {
  visitors += 1;
  // The worker's requests are the visitor's too.
  await page.context().setExtraHTTPHeaders({
    'x-country': edition === 'NG' ? 'NG' : 'GB',
    'x-forwarded-for': `10.${128 + (process.pid % 64)}.${visitors >> 8}.${visitors & 255}`,
  });
}

/** Opens a page as such a visitor, and waits until the site's script has started. */
export async function openAs(page: Page, edition: 'NG' | 'DG', path: string): Promise<void> {
  await asVisitor(page, edition);
  await openStarted(page, path);
}
