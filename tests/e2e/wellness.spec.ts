import { expect, test, type Page } from '@playwright/test';
import { hydrated, started } from '../support/keyboard.ts';
import { checkUrgentSymptoms } from '../support/urgent-symptoms.ts';

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

/** Waits until the scripts have taken the tools over. */
async function gotoWithScripts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(bmi(page).getByRole('button', { name: 'Calculate BMI' }));
  await hydrated(symptoms(page).getByRole('button', { name: 'Check Symptoms' }));
}

/** Stops a clock that was installed; some time passes at once. */
async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms on the home page are answered by the wellness page', async ({ page }) => {
    await page.goto('/');
    await fillBmi(page);
    await expect(page).toHaveURL('/wellness');
    const answer = page.getByRole('heading', { name: 'Your BMI is 26.2' });
    await expect(answer).toBeFocused();
    await expect(bmi(page).getByText('Overweight', { exact: true })).toBeVisible();
    await expect(bmi(page).getByLabel('Height (cm)')).toHaveValue('168');
    await page.goto('/');
    await checkUrgentSymptoms(page);
    await expect(page).toHaveURL(/\/wellness#/);
    await expect(page.getByRole('heading', { name: 'Get medical help now' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
    await expect(symptoms(page).getByLabel('Cough')).toBeChecked();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(symptoms(page).getByLabel('Cough')).not.toBeChecked();
    await expect(page.getByRole('heading', { name: 'Get medical help now' })).toHaveCount(0);
  });

  test('what is missing is said at its field', async ({ page }) => {
    await page.goto('/wellness');
    await bmi(page).getByRole('button', { name: 'Calculate BMI' }).click();
    await expect(bmi(page).getByLabel('Height (cm)')).toHaveAccessibleDescription(
      'Please enter a valid height in cm',
    );
    await expect(bmi(page).getByLabel('Height (cm)')).toBeFocused();
    await symptoms(page).getByRole('button', { name: 'Check Symptoms' }).click();
    await expect(
      page.getByText('Please select at least one symptom to proceed.', { exact: true }),
    ).toBeVisible();
  });
});

test('what makes a result urgent is on the first screen of a phone, below its title', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.setExtraHTTPHeaders({ 'x-country': 'GB' });
  await gotoWithScripts(page, '/wellness');
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
});

test('the tools answer in place and send nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await gotoWithScripts(page, '/wellness');
  await fillBmi(page);
  await expect(page.getByRole('heading', { name: 'Your BMI is 26.2' })).toBeVisible();
  await checkUrgentSymptoms(page);
  await expect(page.getByRole('heading', { name: 'Get medical help now' })).toBeFocused();
  await expect(page).toHaveURL('/wellness');
  expect(sent).toEqual([]);
});

test.describe('the quiz on the home page', () => {
  // Elsewhere it counts as taken, so that it opens over no other test.
  test.use({ storageState: { cookies: [], origins: [] } });

  test('comes by itself, is taken by keyboard and rests', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await started(page);
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
