import { expect, test } from '@playwright/test';

const newborn = 'within 4 weeks of the birth. We’ll cover your baby';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to a question unfolds its answer', async ({ page }) => {
    await page.goto('/faqs#how-do-i-add-a-newborn');
    await expect(page.getByText(newborn)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeHidden();
  });

  test('questions are searched, and unfolded all at once', async ({ page }) => {
    await page.goto('/faqs');
    await page.getByLabel('Search the questions').fill('lost card');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('1 question about “lost card”')).toBeVisible();
    await expect(page.getByText('Your member number and a valid ID')).toBeVisible();
    await page.goto('/faqs');
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.getByText(newborn)).toBeVisible();
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(page.getByText(newborn)).toBeHidden();
  });

  test('the team is narrowed down to a department', async ({ page }) => {
    await page.goto('/team');
    await page.getByRole('link', { name: /^Plans and quotes/ }).click();
    await expect(page).toHaveURL(/department=plans(#|$)/);
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Preye', 'Halima']);
  });

  test('a code is chosen and shown', async ({ page }) => {
    await page.goto('/qr-code');
    await page.getByRole('link', { name: /^Contact card/ }).click();
    const code = page.getByRole('img', { name: 'QR code with the contact card' });
    await expect(code).toBeVisible();
    const width = () => code.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(400);
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  });
});

test('questions follow while somebody types, and a link from an article unfolds one', async ({
  page,
}) => {
  await page.goto('/faqs');
  await page.getByLabel('Search the questions').pressSequentially('newbo', { delay: 30 });
  await expect(page.getByText('1 question about “newbo”')).toBeVisible();
  await page.goto('/posts/antenatal-visits-week-by-week');
  await page.getByRole('link', { name: 'within 4 weeks of the birth' }).click();
  await expect(page).toHaveURL(/\/faqs#how-do-i-add-a-newborn$/);
  await expect(page.getByText(newborn)).toBeVisible();
});
