import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAs } from '../a11y/as-visitor.ts';
import { showNotices } from '../a11y/show-notice.ts';
import { press, pressAll } from '../support/press-all.ts';
import { onLongRun } from '../support/long-run.ts';

// By finger and by mouse: every control answers where it is pressed. The long run presses all of them
// on each device.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (part: Page | Locator, name: string) =>
  part.getByRole('button', { name, exact: true }).first();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** Opens a dialog by its button, presses what is in it, and closes it at its corner. */
async function useDialog(page: Page, opener: Locator, name: string): Promise<void> {
  await press(opener);
  await expect(dialog(page, name)).toBeVisible();
  await pressAll(dialog(page, name));
  await press(button(dialog(page, name), 'Close'));
  await expect(dialog(page, name)).toBeHidden();
}

/** Unfolds one submenu after the other and presses what is there then. */
async function useMenu(menu: Locator): Promise<void> {
  await pressAll(menu);
  for (const summary of await menu.locator('summary').all()) {
    await press(summary);
    await expect(menu.locator('details[open] > ul')).toBeVisible();
    await pressAll(menu.locator('details[open]'));
  }
}

test('the header, the menu and the dialogs, with a chat in reach', async ({ page }) => {
  await openAs(page, 'NG', '/story');
  await pressAll(page.getByRole('banner'));
  if ((page.viewportSize()?.width ?? 0) >= 1200) {
    await useMenu(page.getByRole('navigation', { name: 'Main' }));
  } else {
    await press(button(page, 'Menu'));
    await useMenu(dialog(page, 'Menu'));
    await press(button(page, 'Close menu'));
    await expect(dialog(page, 'Menu')).toBeHidden();
  }
  const chat = page.getByRole('link', { name: 'Chat with us' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  await expect(chat).toBeInViewport({ ratio: 1 });

  await useDialog(page, button(page, 'Login To Portal'), 'Log In');
  await press(button(page, 'Login To Portal'));
  await useDialog(page, button(dialog(page, 'Log In'), 'Sign Up'), 'Register');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test('the quote dialog and the form in it', onLongRun, async ({ page }) => {
  await openAs(page, 'DG', '/global');
  const opener = button(page.getByRole('main'), 'Request a quote');
  await press(opener);
  const form = page.frameLocator('iframe[title="Quote form"]').locator('form').first();
  await expect(form.getByLabel('Their age')).toBeVisible();
  await pressAll(form);
  await press(button(dialog(page, 'Request a quote'), 'Close'));
  await useDialog(page, opener, 'Request a quote');
});

test('the presentation', onLongRun, async ({ page }) => {
  await openAs(page, 'DG', '/global');
  await useDialog(page, button(page, 'Watch Presentation'), 'How it works');
});

test('the dialog for tips', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/wellness');
  await page.getByLabel('Height (cm)').fill('168');
  await page.getByLabel('Weight (kg)').fill('74');
  await page.getByLabel('Age').fill('41');
  await press(button(page, 'Calculate BMI'));
  await useDialog(page, button(page, 'Get Personalized Tips'), 'Get Personalized Tips');
});

test('the filters of the provider search', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/providers?state=lagos');
  const filters = page.getByRole('region', { name: 'Filters' });
  const opener = button(page, 'Filters');
  const isSheet = await opener.isVisible();
  if (isSheet) await press(opener);
  await pressAll(filters);
  if (!isSheet) return;
  await press(button(filters, 'Close filters'));
  await expect(filters).toBeHidden();
});

test('the choices above the plans and the call-outs below them', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/insurance-plans');
  await pressAll(page.locator('.plan-controls'));
  await pressAll(page.locator('.call-out'));
  await openAs(page, 'NG', '/faqs');
  await pressAll(page.locator('.call-out'));
});

test('the price, in a bar or beside the form', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/insurance-calculator/gold?who=family&age=36&spouse=34&children=2');
  const isWide = (page.viewportSize()?.width ?? 0) >= 1024;
  await pressAll(page.locator(isWide ? '.quote-summary' : '.price-bar'));
});

test('the notices', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/contact');
  await showNotices(page);
  for (const notice of await page.getByRole('status', { name: /form/ }).all()) {
    await pressAll(notice);
  }
  const sent = page.getByRole('status', { name: 'Your form has been sent' });
  await press(button(sent, 'Close'));
  await expect(sent).toHaveCount(0);
});

test.describe('the quiz', () => {
  // Elsewhere it counts as taken, so that it opens over no other test.
  test.use({ storageState: { cookies: [], origins: [] } });

  const quiz = (page: Page) => dialog(page, 'Five quick questions');

  async function meetQuiz(page: Page): Promise<void> {
    await page.clock.install();
    await openAs(page, 'NG', '/');
    await page.clock.runFor(7000);
    await expect(quiz(page)).toBeVisible();
  }

  test('is closed at its corner', onLongRun, async ({ page }) => {
    await meetQuiz(page);
    await pressAll(quiz(page));
    await press(button(quiz(page), 'Close'));
    await expect(quiz(page)).toHaveCount(0);
  });
});
