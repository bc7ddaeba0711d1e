import { expect, test } from '@playwright/test';

test('neither text in an address nor text that a script sets as HTML runs', async ({ page }) => {
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
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('We can’t find that page');
  const failure = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<img src="x" onerror="alert(3)">';
      return 'done';
    } catch (error) {
      return String(error);
    }
  });
  expect(failure).toMatch(/^TypeError: .*TrustedHTML/);
  await expect(heading).toBeVisible();
  expect(dialogs).toEqual([]);
});
