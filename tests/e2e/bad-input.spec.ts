import { expect, test, type Page } from '@playwright/test';
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

test('an address that leads nowhere shows the not-found screen, and leads home', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'GB' });
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  await main.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/global');
});

test('pages start their scripts under their security policy without a complaint', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  for (const path of ['/', '/global', '/faqs', '/insurance-calculator']) {
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/location'));
    await page.goto(path);
    await asked;
    // The fonts are the last thing that the first script requests.
    await seeFonts(page);
  }
  expect(complaints).toEqual([]);
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
