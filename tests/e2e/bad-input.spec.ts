import { expect, test, type Page } from '@playwright/test';
import { onLongRunIf, onLongRun } from '../support/long-run.ts';
import { seeFonts } from '../support/see-fonts.ts';

/** Everything the browser complained of while the test ran. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const country of ['NG', 'GB'] as const) {
      const isRepeat = javaScriptEnabled !== (country === 'NG');
      test.describe(`an address that leads nowhere, from ${country}`, onLongRunIf(isRepeat), () => {
        test.use({ extraHTTPHeaders: { 'x-country': country } });

        test('shows the not-found screen within the site, and a way on', async ({ page }) => {
          const answer = await page.goto('/no-such-page');
          expect(answer?.status()).toBe(404);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(
            'We can’t find that page',
          );
          await main.getByRole('link', { name: 'Home' }).click();
          await expect(page).toHaveURL(country === 'NG' ? '/' : '/global');
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        });
      });
    }
  });
}

for (const path of ['/', '/insurance-calculator']) {
  test(`${path} starts its scripts under its own security policy without a complaint`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/location'));
    await page.goto(path);
    await asked;
    // The fonts are the last thing that the first script requests.
    await seeFonts(page);
    expect(complaints).toEqual([]);
  });
}

test('an address with nonsense in its query still shows the page', onLongRun, async ({ page }) => {
  const answer = await page.goto(
    '/?%&&=&edition=UK&__proto__=1&q=%3Cscript%3Ealert(1)%3C/script%3E',
  );
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your Partner For\.\.\./);
});

test('text in an address is never run as a script', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const asked = page.waitForResponse((response) => response.url().endsWith('/api/location'));
  await page.goto(
    '/%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E?q=%3C/script%3E%3Cimg%20src=x%20onerror=alert(2)%3E',
  );
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  expect(dialogs).toEqual([]);
});

test('a script that sets text as HTML fails, and the page stays as it was', async ({ page }) => {
  await page.goto('/faqs');
  const failure = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x" onerror="alert(1)">';
      return 'done';
    } catch (error) {
      return String(error);
    }
  });
  expect(failure).toMatch(/^TypeError: .*TrustedHTML/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
