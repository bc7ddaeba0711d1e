import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdBack } from '../support/hold-back.ts';
import { hydrated, openStarted } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';

// A worker would fetch what these tests mean to hold back.
test.use({ serviceWorkers: 'block', extraHTTPHeaders: { 'x-country': 'NG' } });

const codeOfForm = /bmi-calculator\.island-.*\.js$/;
const height = (page: Page) => page.getByLabel('Height (cm)');
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate BMI' });
const errorWords = (page: Page) => page.getByRole('heading', { name: 'Something went wrong' });

/** Lets the pauses between tries pass until something shows. */
async function passTimeUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const words = (page: Page, name: string) => page.getByText(`Loading chunk ${name} failed`);

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test('parts whose files do not come say so, and start once they come', async ({ page }) => {
  const loads = countLoads(page);
  await page.clock.install();
  const files = /(\.island|hydrate-island|react)-[^/]*\.js$/;
  await page.route(files, (route) => route.abort());
  await openStarted(page, '/wellness');
  await height(page).scrollIntoViewIfNeeded();
  await passTimeUntilShown(page, words(page, 'bmi-calculator'));
  const check = page.getByRole('button', { name: 'Check' }).last();
  await check.scrollIntoViewIfNeeded();
  await passTimeUntilShown(page, words(page, 'symptom-checker'));
  await expect(page.getByRole('alert').getByRole('button', { name: 'Refresh Page' })).toHaveCount(
    2,
  );
  await expect(errorWords(page)).toHaveCount(0);

  await page.unroute(files);
  await height(page).fill('170');
  await hydrated(height(page));
  await expect(words(page, 'bmi-calculator')).toHaveCount(0);
  await expect(height(page)).toHaveValue('170');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await hydrated(check);
  await expect(words(page, 'symptom-checker')).toHaveCount(0);
  // One React alone: two would not know each other's hooks.
  await calculate(page).click();
  await expect(page.getByText('Please enter a valid weight')).toBeVisible();
  expect(loads()).toBe(1);
});

test(
  'code that takes 125 seconds is said to fail at 120, and starts when it comes',
  onLongRun,
  async ({ page }) => {
    const loads = countLoads(page);
    await page.clock.install();
    const release = await holdBack(page, codeOfForm);
    const asked = page.waitForRequest(codeOfForm);
    await page.goto('/wellness');
    await height(page).fill('170');
    await asked;
    await page.clock.runFor(100_000);
    await expect(words(page, 'bmi-calculator')).toHaveCount(0);
    await page.clock.runFor(21_000);
    await expect(words(page, 'bmi-calculator')).toBeVisible();
    await page.clock.runFor(4000);
    release();
    await hydrated(height(page));
    await expect(words(page, 'bmi-calculator')).toHaveCount(0);
    await expect(height(page)).toHaveValue('170');
    expect(loads()).toBe(1);
  },
);
