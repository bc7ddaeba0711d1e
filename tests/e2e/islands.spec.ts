import { expect, test, type Page } from '@playwright/test';
import { hydrated, started } from '../support/keyboard.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block', extraHTTPHeaders: { 'x-country': 'NG' } });

const codeOfForm = /contact-form\.island-.*\.js$/;
const form = (page: Page) => page.locator('form#contact');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const errorWords = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

/** Holds an answer back until it is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a part below starts when it comes near, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await started(page);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(asked.filter((url) => /bmi-calculator|react-/.test(url))).toEqual([]);
  await hydrated(page.getByRole('button', { name: 'Calculate BMI' }));
});

test('what was typed before its code came stays, and an early press is done then', async ({
  page,
}) => {
  const release = await holdBack(page, codeOfForm);
  await page.goto('/contact');
  await form(page).getByLabel('Your message').fill('The card has not come.');
  await started(page);
  await send(page).click();
  await expect(page.locator('site-island[aria-busy]')).toHaveCount(1);
  release();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
  await expect(form(page).getByLabel('Your message')).toHaveValue('The card has not come.');
  await expect(page).toHaveURL('/contact');
});

test('a form whose code does not come in three seconds goes to the server', async ({ page }) => {
  await page.route(codeOfForm, () => {});
  await page.goto('/contact');
  await started(page);
  await form(page).getByLabel('Your message').fill('The card has not come.');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  const pressedMs = Date.now();
  await send(page).click();
  expect((await sent).isNavigationRequest()).toBe(true);
  expect(Date.now() - pressedMs).toBeGreaterThan(2500);
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
  await expect(form(page).getByLabel('Your message')).toHaveValue('The card has not come.');
});

test('code that is gone after a new version is looked for once more, then the part says so', async ({
  page,
}) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(codeOfForm, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact#contact');
  await expect(errorWords(page)).toBeVisible();
  await expect(page.getByText('Loading chunk contact-form failed')).toBeVisible();
  expect(loads).toBe(2);
  // The rest of the page stays readable, and the next try finds it.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(codeOfForm);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(errorWords(page)).toHaveCount(0);
  await hydrated(form(page));
});

test('code that does not come in 120 seconds ends in the same words', async ({ page }) => {
  await page.clock.install();
  await page.route(codeOfForm, () => {});
  const asked = page.waitForRequest(codeOfForm);
  await page.goto('/contact');
  await started(page);
  await form(page).getByLabel('Your name').click();
  await asked;
  // The page loads itself once more for it.
  const again = page.waitForRequest(codeOfForm);
  await page.clock.runFor(121_000);
  await started(page);
  await form(page).getByLabel('Your name').click();
  await again;
  await page.clock.runFor(121_000);
  await expect(errorWords(page)).toBeVisible();
  await expect(page.getByText('Loading chunk contact-form failed')).toBeVisible();
});

test.describe('for who saves data', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'NG', 'save-data': 'on' } });

  test('the first touch of a form brings its code, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact');
    await form(page).getByLabel('Your name').fill('Ada Example');
    await hydrated(form(page));
    await expect(form(page).getByLabel('Your name')).toHaveValue('Ada Example');
  });
});
