import { expect, test, type Page } from '@playwright/test';
import { started } from '../support/keyboard.ts';

/** Opens a page whose clock stands still, with the code of one of its elements there. */
async function openStill(page: Page, path: string, element: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await started(page);
  await page.waitForFunction((name) => customElements.get(name) !== undefined, element);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('the header has its shadow once the page is scrolled by 11 pixels', async ({ page }) => {
  await page.goto('/');
  await started(page);
  const scroll = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  const header = page.getByRole('banner');
  await scroll(11);
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await scroll(10);
  await expect(header).toHaveCSS('box-shadow', 'none');
});

test('the Nigerian home types its phrases by 100 ms a letter and erases by 20', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'NG' });
  await openStill(page, '/', 'typed-text');
  const typed = () =>
    page.evaluate(() => document.querySelector('.typed-text__typed')?.textContent);
  // Until a phrase is gone.
  let text: string | null | undefined;
  for (let passedMs = 0; text !== '' && passedMs < 20_000; passedMs += 20) {
    await page.clock.runFor(20);
    text = await typed();
  }
  expect(text).toBe('');
  await page.clock.runFor(100);
  expect(await typed()).toHaveLength(1);
  await page.clock.runFor(900);
  expect(await typed()).toHaveLength(10);
});

test('the slides abroad move on every 3.5 seconds', async ({ page }) => {
  await openStill(page, '/global', 'slide-carousel');
  const slides = page.getByRole('region', { name: 'Health insurance for your family in Nigeria' });
  const current = () =>
    slides
      .getByRole('group', { includeHidden: true })
      .evaluateAll((groups) => groups.findIndex((group) => group.hasAttribute('data-current')));
  const before = await current();
  await page.clock.runFor(3500);
  expect(await current()).toBe((before + 1) % 3);
  await page.clock.runFor(3500);
  expect(await current()).toBe((before + 2) % 3);
});

test('the counters abroad count for 3 seconds up to their numbers', async ({ page }) => {
  await openStill(page, '/global', 'count-up');
  const counter = page.locator('count-up').first();
  const shown = () =>
    counter.evaluate((element) => element.querySelector('[aria-hidden]')?.textContent);
  await counter.scrollIntoViewIfNeeded();
  await expect.poll(shown).toBe('0+');
  await page.clock.runFor(1500);
  expect(await shown()).toMatch(/^\d{3},\d{3}\+$/);
  expect(await shown()).not.toBe('300,000+');
  await page.clock.runFor(1600);
  await expect.poll(shown).toBeUndefined();
  await expect(counter).toHaveText('300,000+');
});
