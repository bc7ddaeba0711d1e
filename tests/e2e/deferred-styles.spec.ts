import { expect, test, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { seeIcons } from '../support/see-icons.ts';

const deferredStyles = /\/assets\/deferred-[^/]+\.css$/;

/** Time stands still for the page's animations. */
async function holdAnimations(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

const office = (page: Page) =>
  page.getByRole('heading', { name: 'Head office', includeHidden: true });

test('the first words wait for no icons and fonts, the foot for its looks', async ({ page }) => {
  await holdAnimations(page);
  const send = await holdBack(page, /\/assets\/(deferred|fonts)-[^/]+\.css$/);
  const fonts = page.waitForRequest(/\/assets\/fonts-[^/]+\.css$/);
  const asked = [page.waitForRequest(deferredStyles), fonts];
  // The document's events wait for the delayed styles.
  await page.goto('/newsletter', { waitUntil: 'commit' });
  await Promise.all(asked);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect(office(page)).toBeHidden();
  send();
  await expect(office(page)).toBeVisible();
});

test('the foot of a page is there after three seconds, whatever has not come', async ({ page }) => {
  await holdAnimations(page);
  await page.route(deferredStyles, (route) => route.abort());
  await page.goto('/newsletter');
  await expect(office(page)).toBeHidden();
  await page.locator('.footer__content').evaluate((foot) => {
    for (const animation of foot.getAnimations()) animation.currentTime = 3001;
  });
  await expect(office(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has icons and fonts, and a link unfolds an answer', async ({ page }) => {
    const fonts = ['noto-sans-latin', 'ojuju-latin'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    );
    await page.goto('/faqs#how-do-i-add-a-newborn');
    for (const font of await Promise.all(fonts)) expect(font.status()).toBe(200);
    await seeIcons(page);
    await expect(
      page.getByText('within 4 weeks of the birth. We’ll cover your baby'),
    ).toBeVisible();
    await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeHidden();
  });
});
