import { execFileSync } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { useOwnSite } from '../support/use-own-site.ts';

const site = useOwnSite();

/** Runs a command as staff do, beside the running site. */
function staff(...args: string[]): string {
  const program = ['server/enrolment/commands/enrolments-command.ts', ...args];
  const env = { ...process.env, DATA_DIR: site.folder, SETTINGS_FILE: '/dev/null' };
  return execFileSync('node', program, { env, encoding: 'utf8', stdio: 'pipe' });
}

/** Orders Gold for one adult. @returns the reference on the payment page */
async function order(page: Page, name: string): Promise<string> {
  const form = page.locator('form.checkout-form');
  const next = () => page.getByRole('button', { name: 'Continue' }).last().click();
  await page.goto(`${site.address}/checkout/gold`);
  await next();
  await form.getByLabel('Your full name').fill(name);
  await form.getByLabel('Your date of birth').fill('27 3 1990');
  await form.getByLabel('Your gender').fill('Female');
  await form.getByLabel('Your phone').fill('0803 123 4567');
  await form.getByLabel('Your email').fill('ada@mail.example');
  await form.getByLabel('State where you live').selectOption('Lagos');
  await next();
  await expect(page.getByRole('heading', { name: 'Choose a hospital' })).toBeVisible();
  await next();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Send my order' }).click();
  await expect(page.getByRole('heading', { name: 'Bank transfer' })).toBeVisible();
  return page
    .getByText(/^Your reference is/)
    .locator('strong')
    .innerText();
}

test('staff book a transfer, and the visitor’s page says paid', async ({ page }) => {
  const ref = await order(page, 'Ada Example');
  expect(staff('list')).toContain(`${ref},`);
  const transfer = ['--amount', '255000.00', '--date', '2026-11-20', '--ref', 'FT-1'];
  expect(staff('paid', ref, ...transfer)).toContain('Nothing is owed.');
  await page.getByRole('link', { name: 'this link' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you. Your payment has arrived' }),
  ).toBeVisible();
  expect(staff('show', ref)).toContain('transfer: paid, FT-1');
  expect(await findAxeFaults(page)).toEqual([]);
});

test('staff cancel an order, and the visitor’s page says so and offers a call', async ({
  page,
}) => {
  const ref = await order(page, 'Bisi Example');
  staff('cancel', ref, '--reason', 'Asked by phone');
  await page.getByRole('link', { name: 'this link' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="tel:07000000001"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bank transfer' })).toHaveCount(0);
  expect(await findAxeFaults(page)).toEqual([]);
});
