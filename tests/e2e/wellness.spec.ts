import { expect, test, type Page } from '@playwright/test';
import { hydrated, openStarted, started } from '../support/keyboard.ts';

const quiz = (page: Page) => page.getByRole('dialog', { name: 'Five quick questions' });
const bmi = (page: Page) => page.getByRole('region', { name: 'BMI calculator' });
const symptoms = (page: Page) => page.getByRole('region', { name: 'Symptom checker' });

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

async function fillBmi(page: Page): Promise<void> {
  await bmi(page).getByLabel('Height (cm)').fill('168');
  await bmi(page).getByLabel('Weight (kg)').fill('74');
  await bmi(page).getByLabel('Age').fill('41');
  await bmi(page).getByRole('button', { name: 'Calculate BMI' }).click();
}

/** Stops a clock that was installed; some time passes at once. */
async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

test('the tools answer in place, urgent signs in view, and send nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setExtraHTTPHeaders({ 'x-country': 'GB' });
  await page.goto('/wellness');
  await hydrated(bmi(page).getByRole('button', { name: 'Calculate BMI' }));
  await hydrated(symptoms(page).getByRole('button', { name: 'Check Symptoms' }));
  await fillBmi(page);
  await expect(page.getByRole('heading', { name: 'Your BMI is 26.2' })).toBeVisible();
  for (const name of ['Fever', 'Sore throat', 'Fatigue']) {
    await symptoms(page).getByLabel(name, { exact: true }).check();
  }
  await symptoms(page).getByRole('button', { name: 'Check Symptoms' }).click();
  const title = symptoms(page).getByRole('heading', { level: 3 });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport({ ratio: 1 });
  for (const sign of ['hard or noisy breathing', 'heavy bleeding']) {
    await expect(symptoms(page).getByText(sign)).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL('/wellness');
  expect(sent).toEqual([]);
});

test.describe('the quiz on the home page', () => {
  // Elsewhere it counts as taken, so that it opens over no other test.
  test.use({ storageState: { cookies: [], origins: [] } });

  test('comes by itself, is taken by keyboard and rests', async ({ page }) => {
    await page.clock.install();
    await openStarted(page, '/');
    await page.clock.runFor(6500);
    await expect(quiz(page)).toBeVisible();
    // Otherwise it could close by itself before the score is read.
    await holdClock(page);
    for (let question = 0; question < 5; question += 1) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
    }
    await expect(quiz(page).getByText('5 of 5 answered')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(quiz(page).getByText('Score: 5 out of 5')).toBeFocused();
    await page.clock.runFor(8000);
    await expect(quiz(page)).toHaveCount(0);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.reload();
    await started(page);
    await page.clock.runFor(20_000);
    await expect(quiz(page)).toHaveCount(0);
    expect(asked.filter((address) => /open-quiz|quiz\.json/.test(address))).toEqual([]);
  });
});
