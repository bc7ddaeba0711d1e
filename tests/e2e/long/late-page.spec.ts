import { expect, test } from '@playwright/test';
import { openStarted } from '../../support/keyboard.ts';
import { startSwitchableProxy } from '../../support/switchable-proxy.ts';

test('a page not here in 120 seconds says so and can be had again', async ({ page, baseURL }) => {
  test.setTimeout(300_000);
  await using proxy = await startSwitchableProxy(baseURL ?? '');
  await openStarted(page, `${proxy.address}/faqs`);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  let go = () => {};
  const delay = new Promise<void>((resolve) => (go = resolve));
  proxy.wait = (path) => (path === '/board' ? delay : Promise.resolve());
  await page.goto(`${proxy.address}/board`, { timeout: 150_000 });
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Loading chunk page failed')).toBeVisible();
  go();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /board/i })).toBeVisible();
});
