import type { Page } from '@playwright/test';

let visitors = 0;

/** Comes from a country, and from a new address: one address may send only so many forms. */
export async function asVisitor(page: Page, edition: 'NG' | 'DG'): Promise<void> {
  visitors += 1;
  await page.setExtraHTTPHeaders({
    'x-country': edition === 'NG' ? 'NG' : 'GB',
    'x-forwarded-for': `10.${process.pid % 256}.${visitors >> 8}.${visitors & 255}`,
  });
}
