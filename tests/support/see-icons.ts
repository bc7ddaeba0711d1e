import { expect, type Page } from '@playwright/test';

/** Waits until the header's first icon is cut out of its ground. */
export async function seeIcons(page: Page): Promise<void> {
  const icon = page.locator('.nav-bar .icon').filter({ visible: true }).first();
  await expect(icon).toHaveCSS('mask-image', /^url\("data:image\/svg/);
  await expect(icon).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}
