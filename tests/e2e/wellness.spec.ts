import { expect, test, type Page } from '@playwright/test';
import { hydrated, started } from '../support/keyboard.ts';
import { onLongRun, onLongRunIf } from '../support/long-run.ts';
import { checkUrgentSymptoms } from '../support/urgent-symptoms.ts';

const quiz = (page: Page) => page.getByRole('dialog', { name: 'Five quick questions' });
const bmi = (page: Page) => page.getByRole('region', { name: 'BMI calculator' });
const symptoms = (page: Page) => page.getByRole('region', { name: 'Symptom checker' });

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

async function fillBmi(page: Page, height = '168'): Promise<void> {
  await bmi(page).getByLabel('Height (cm)').fill(height);
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

  for (const path of ['/', '/wellness']) {
    test(
      `the forms on ${path} are answered by the wellness page`,
      onLongRunIf(path === '/wellness'),
      async ({ page }) => {
        await page.goto(path);
        await fillBmi(page);
        await expect(page).toHaveURL('/wellness');
        const answer = page.getByRole('heading', { name: 'Your BMI is 26.2' });
        await expect(answer).toBeFocused();
        await expect(bmi(page).getByText('Overweight', { exact: true })).toBeVisible();
        await expect(bmi(page).getByLabel('Height (cm)')).toHaveValue('168');
        await page.goto(path);
        await checkUrgentSymptoms(page);
        await expect(page).toHaveURL(/\/wellness#/);
        await expect(page.getByRole('heading', { name: 'Get medical help now' })).toBeFocused();
        await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();
        await expect(symptoms(page).getByLabel('Cough')).toBeChecked();
        await page.getByRole('button', { name: 'Start again' }).click();
        await expect(symptoms(page).getByLabel('Cough')).not.toBeChecked();
        await expect(page.getByRole('heading', { name: 'Get medical help now' })).toHaveCount(0);
      },
    );
  }

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

  test(
    'a height in metres is asked about, and put right in its field',
    onLongRun,
    async ({ page }) => {
      await page.goto('/wellness');
      await fillBmi(page, '1.68');
      await expect(page.getByRole('heading', { name: 'Did you mean 168 cm?' })).toBeFocused();
      await expect(page.getByRole('heading', { name: /^Your BMI/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Yes, use 168 cm' }).click();
      await expect(page.getByRole('heading', { name: 'Your BMI is 26.2' })).toBeFocused();
      await expect(bmi(page).getByLabel('Height (cm)')).toHaveValue('168');
    },
  );

  test(
    'an address for tips is taken after a result, and nothing else with it',
    onLongRun,
    async ({ page }) => {
      await page.goto('/wellness');
      await fillBmi(page);
      await page.getByRole('button', { name: 'Get Personalized Tips' }).click();
      await page.getByLabel('Email address').fill('ada@mail.example');
      const sending = page.waitForRequest((request) => request.method() === 'POST');
      await page.getByRole('button', { name: 'Send me tips' }).click();
      expect((await sending).postData()).toBe('email=ada%40mail.example&leave_empty=&tool=tips');
      await expect(
        page.getByText("Thank you! We'll send personalized health tips to your email."),
      ).toBeVisible();
    },
  );
});

test.describe('what makes a result urgent', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  const results = [
    ['NG', true, ['Shortness of breath']],
    ['DG', true, ['Shortness of breath']],
    ['NG', true, ['Headache']],
    ['DG', true, ['Fever', 'Sore throat', 'Fatigue']],
    ['NG', false, ['Nausea', 'Headache', 'Fatigue']],
  ] as const;
  for (const [edition, javaScriptEnabled, ticked] of results) {
    const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
    test.describe(`${ticked.join(', ')} in ${edition} ${how}`, () => {
      test.use({ javaScriptEnabled });

      test(
        'is on the first screen of a phone, below its title',
        onLongRunIf(edition === 'DG' || ticked.length === 3 || ticked[0] === 'Headache'),
        async ({ page, context, baseURL }) => {
          await context.addCookies([{ name: 'edition', value: edition, url: baseURL ?? '' }]);
          await (javaScriptEnabled ? gotoWithScripts(page, '/wellness') : page.goto('/wellness'));
          for (const name of ticked) await symptoms(page).getByLabel(name, { exact: true }).check();
          await symptoms(page).getByRole('button', { name: 'Check Symptoms' }).click();
          const title = symptoms(page).getByRole('heading', { level: 3 });
          await expect(title).toBeFocused();
          await expect(title).toBeInViewport({ ratio: 1 });
          for (const sign of ['hard or noisy breathing', 'heavy bleeding']) {
            await expect(symptoms(page).getByText(sign)).toBeInViewport({ ratio: 1 });
          }
        },
      );
    });
  }
});

test.describe('tips that fit the result', () => {
  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with scripts' : 'without scripts';
    test.describe(how, onLongRunIf(javaScriptEnabled), () => {
      test.use({ javaScriptEnabled });

      test('come with the tick, and with the topics that it brings', async ({ page }) => {
        await (javaScriptEnabled ? gotoWithScripts(page, '/wellness') : page.goto('/wellness'));
        await fillBmi(page);
        await page.getByRole('button', { name: 'Get Personalized Tips' }).click();
        await page.getByLabel('Email address').fill(`fit-${javaScriptEnabled}@mail.example`);
        await expect(page.getByLabel('Movement')).toBeHidden();
        await page.getByLabel(/^Fit the tips to “BMI: Overweight”/).check();
        await page.getByLabel('Movement').check();
        await page.getByRole('button', { name: 'Send me tips' }).click();
        const tips = page.getByRole('list', { name: 'Your tips' }).getByRole('listitem');
        await expect(tips).toHaveText([/BMI: Overweight.*Source: WHO/s, /Movement.*Source: WHO/s]);
      });
    });
  }
});

test.describe('with scripts', () => {
  for (const path of ['/', '/wellness']) {
    test(
      `the tools on ${path} answer in place and send nothing`,
      onLongRunIf(path === '/'),
      async ({ page }) => {
        const sent: string[] = [];
        page.on('request', (request) => {
          if (request.method() === 'POST') sent.push(request.url());
        });
        await gotoWithScripts(page, path);
        await fillBmi(page);
        await expect(page.getByRole('heading', { name: 'Your BMI is 26.2' })).toBeVisible();
        await checkUrgentSymptoms(page);
        await expect(page.getByRole('heading', { name: 'Get medical help now' })).toBeFocused();
        await expect(page).toHaveURL(path);
        expect(sent).toEqual([]);
      },
    );
  }

  test('an address for tips reaches the site', onLongRun, async ({ page }) => {
    await gotoWithScripts(page, '/wellness');
    await fillBmi(page);
    await page.getByRole('button', { name: 'Get Personalized Tips' }).click();
    await page.getByLabel('Email address').fill('bola@mail.example');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Send me tips' }).click();
    expect((await answered).status()).toBe(200);
    await expect(
      page.getByText("Thank you! We'll send personalized health tips to your email."),
    ).toBeVisible();
  });
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

  test(
    'leaves six seconds to visitors who waited nine for the page',
    onLongRun,
    async ({ page }) => {
      let release = () => {};
      const delay = new Promise<void>((resolve) => (release = resolve));
      // One picture that does not arrive keeps the load event away.
      await page.route(/hero-poster-.*\.svg$/, async (route) => {
        await delay;
        await route.continue();
      });
      await page.clock.install();
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await page.keyboard.press('Shift');
      await started(page);
      await page.clock.runFor(9000);
      const loaded = page.waitForEvent('load');
      release();
      await loaded;
      await page.clock.runFor(4000);
      await expect(quiz(page)).toHaveCount(0);
      await page.clock.runFor(2500);
      await expect(quiz(page)).toBeVisible();
    },
  );

  test('does not come back to a tab that has closed it', onLongRun, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await started(page);
    await page.clock.runFor(6500);
    await quiz(page).getByRole('button', { name: 'Close' }).click();
    await expect(quiz(page)).toHaveCount(0);
    await page.goto('/news');
    await page.goto('/');
    await started(page);
    await page.clock.runFor(20_000);
    await expect(quiz(page)).toHaveCount(0);
  });

  test('waits for an emergency result to be cleared', async ({ page }) => {
    await page.clock.install();
    await gotoWithScripts(page, '/');
    await checkUrgentSymptoms(page);
    await expect(page.getByRole('heading', { name: 'Get medical help now' })).toBeFocused();
    // Lest the quiz open before what would hold it off is left.
    await holdClock(page);
    await expect(quiz(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Start again' }).click();
    // It may have been fetched by now or not: the one looks again, the other finds nobody busy.
    await page.clock.runFor(2000);
    await expect(quiz(page)).toBeVisible();
  });
});
