import { expect, test, type Page } from '@playwright/test';

async function fillIn(page: Page) {
  await page.getByRole('radio', { name: 'My family' }).check();
  await page.getByRole('textbox', { name: 'Age of the first adult' }).fill('34');
  await page.getByRole('textbox', { name: 'Age of husband or wife (optional)' }).fill('32');
  await page.getByRole('textbox', { name: 'Children under 18 (optional)' }).fill('2');
  await page.getByRole('radio', { name: /^Much/ }).check();
  await page.getByRole('combobox', { name: 'Is a birth planned?' }).selectOption('10');
  await page.getByRole('textbox', { name: 'Hospital (optional)' }).fill('hospital');
}

test('from the home page to a plan that fits', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find the plan that fits you' }).click();
  await expect(page.getByRole('heading', { name: 'Which plan fits me?' })).toBeInViewport();
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  await fillIn(page);
  await page.getByRole('button', { name: 'Show my estimate' }).click();
  await expect(page.getByRole('heading', { name: 'A year with each plan' })).toBeFocused();
  expect(documents).toBe(0);
  await expect(page).toHaveURL(
    /\?who=family&age=34&.*&care=much&birth=10&hospital=hospital#which-plan$/,
  );

  await page.locator('.fit__which a').first().click();
  await expect(page.getByRole('rowheader', { name: /Your hospital$/ })).toBeAttached();
  await expect(page.getByText(/ pays? for care at /)).toBeVisible();
  await page.getByText('Change your answers').click();
  await expect(page.getByRole('textbox', { name: 'Age of the first adult' })).toHaveValue('34');
  await page.getByRole('link', { name: /^Buy / }).first().click();
  await expect(page).toHaveURL(/\/checkout\/[a-z]+\?who=family&age=34&spouse=32&children=2&plan=/);
  expect(page.url()).not.toMatch(/care|birth|hospital/);
});
