import { expect, test, type Page } from '@playwright/test';
import { seeFonts } from '../support/see-fonts.ts';

const deferredStyles = /\/assets\/deferred-[^/]+\.css$/;

/** Waits until the header's first icon is cut out of its ground. */
async function seeIcons(page: Page): Promise<void> {
  const icon = page.locator('.nav-bar .icon').filter({ visible: true }).first();
  await expect(icon).toHaveCSS('mask-image', /^url\("data:image\/svg/);
  await expect(icon).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

test('the first words do not wait for icons, fonts and what stands below', async ({ page }) => {
  const held = [deferredStyles, /\/assets\/fonts-[^/]+\.css$/];
  for (const styles of held) await page.route(styles, () => {});
  const asked = held.map((styles) => page.waitForRequest(styles));
  await page.goto('/terms', { waitUntil: 'commit' });
  await Promise.all(asked);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
});

test('the icons and the fonts come', async ({ page }) => {
  await page.goto('/terms');
  await seeIcons(page);
  await seeFonts(page);
});

/** Time stands still for the page's animations. */
async function holdAnimations(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

test('the foot of a short page is not seen before it has its looks', async ({ page }) => {
  await holdAnimations(page);
  let send = () => {};
  const wanted = new Promise<void>((resolve) => (send = resolve));
  await page.route(deferredStyles, async (route) => {
    await wanted;
    await route.continue();
  });
  // The document's events wait for the delayed styles.
  await page.goto('/newsletter', { waitUntil: 'commit' });
  const office = page.getByRole('heading', { name: 'Head office', includeHidden: true });
  await expect(office).toBeHidden();
  send();
  await expect(office).toBeVisible();
});

test('the foot of a page is there after three seconds, whatever has not come', async ({ page }) => {
  await holdAnimations(page);
  await page.route(deferredStyles, (route) => route.abort());
  await page.goto('/newsletter');
  const office = page.getByRole('heading', { name: 'Head office', includeHidden: true });
  await expect(office).toBeHidden();
  await page.locator('.footer__content').evaluate((foot) => {
    for (const animation of foot.getAnimations()) animation.currentTime = 3001;
  });
  await expect(office).toBeVisible();
});

test.describe('for visitors who save data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('the first press opens a dialog, also in a browser without commands', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      addEventListener('command', (event) => event.preventDefault(), { capture: true });
    });
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Login To Portal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  test('the icons come and no font', async ({ page }) => {
    await page.goto('/terms');
    await seeIcons(page);
    await expect(page.locator('link[href*="/fonts-"]')).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its icons and fonts', async ({ page }) => {
    const fonts = ['noto-sans-latin', 'ojuju-latin'].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    );
    await page.goto('/terms');
    for (const font of await Promise.all(fonts)) expect(font.status()).toBe(200);
    await seeIcons(page);
  });
});
