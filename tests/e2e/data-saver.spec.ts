import { expect, test, type Page } from '@playwright/test';
import { hydrated, started } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';
import { nextFrame } from '../support/next-frame.ts';
import { seeIcons } from '../support/see-icons.ts';
import { atRest, ofIslands, watchScripts } from '../support/watch-scripts.ts';

test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

test('the home page is small, says its size and can be had in full', async ({ page, context }) => {
  let bytes = 0;
  const films: string[] = [];
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  page.on('request', (request) => {
    if (/\.(mp4|webm)$/.test(request.url())) films.push(request.url());
  });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const weight = footer.getByText(/^This page has used \d+ kB of your data\.$/);
  await expect(weight).toBeVisible();
  await scrollToEnd(page);
  expect(bytes).toBeLessThan(60_000);
  // A touched field brings the scripts, and they are counted.
  const before = await weight.textContent();
  await page.getByLabel('Height (cm)').fill('168');
  await hydrated(page.getByLabel('Height (cm)'));
  await footer.scrollIntoViewIfNeeded();
  await expect(weight).not.toHaveText(before ?? '');
  expect(films).toEqual([]);
  await footer.getByRole('button', { name: 'Turn data saver off' }).click();
  await expect(page).toHaveURL('/');
  await expect(footer.getByRole('button', { name: 'Turn data saver on' })).toBeAttached();
  const cookie = (await context.cookies()).find(({ name }) => name === 'data-saver');
  expect(cookie?.value).toBe('off');
});

test('before a touch only one script comes, and no font at all', onLongRun, async ({ page }) => {
  const names = watchScripts(page);
  // As in a browser that does not know commands.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener('command', (event) => event.preventDefault(), { capture: true });
  });
  await page.goto('/contact');
  await atRest(page);
  expect(names).toEqual(['entry.client']);
  await seeIcons(page);
  await expect(page.locator('link[href*="/fonts-"]')).toHaveCount(0);
  // The press that brings the scripts takes effect too.
  await page.getByRole('button', { name: 'Login To Portal' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await started(page);
  await atRest(page);
  expect(names.filter(ofIslands)).toEqual([]);
});

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // Browsers look for pictures to fetch when they draw.
  do await page.evaluate(nextFrame);
  while (!(await scrollDown(page)));
  // All pictures that came near the screen; hidden ones are never fetched.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** Scrolls down by half a window at once. @returns whether the page was at its end already */
function scrollDown(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight / 2, behavior: 'instant' });
    return scrollY === before;
  });
}
