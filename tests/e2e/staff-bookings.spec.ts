import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { startSite } from '../support/start-site.ts';

interface Site {
  readonly address: string;
  readonly folder: string;
}

/** A site with a store that staff can work on. */
const test = base.extend<object, { readonly site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'staff-'));
      const site = await startSite({ DATA_DIR: folder, LOG_LEVEL: 'fatal' });
      await use({ address: site.address, folder });
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

/** Runs a command as staff do, beside the running site. */
function staff({ folder }: Site, ...args: string[]): string {
  const program = ['server/enrolment/commands/enrolments-command.ts', ...args];
  const env = { ...process.env, DATA_DIR: folder, SETTINGS_FILE: '/dev/null' };
  return execFileSync('node', program, { env, encoding: 'utf8', stdio: 'pipe' });
}

/** Orders Gold for one adult. @returns the reference on the payment page */
async function order(page: Page, { address }: Site, name: string): Promise<string> {
  const form = page.locator('form.checkout-form');
  const next = () => page.getByRole('button', { name: 'Continue' }).last().click();
  await page.goto(`${address}/checkout/gold`);
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

test('staff book a transfer, and the visitor’s page says paid', async ({ page, site }) => {
  const ref = await order(page, site, 'Ada Example');
  expect(staff(site, 'list')).toContain(`${ref},`);
  const transfer = ['--amount', '255000.00', '--date', '2026-11-20', '--ref', 'FT-1'];
  expect(staff(site, 'paid', ref, ...transfer)).toContain('Nothing is owed.');
  await page.getByRole('link', { name: 'this link' }).click();
  await expect(
    page.getByRole('heading', { name: 'Thank you. Your payment has arrived' }),
  ).toBeVisible();
  expect(staff(site, 'show', ref)).toContain('transfer: paid, FT-1');
  expect(await findAxeFaults(page)).toEqual([]);
});

test('staff cancel an order, and the visitor’s page says so and offers a call', async ({
  page,
  site,
}) => {
  const ref = await order(page, site, 'Bisi Example');
  staff(site, 'cancel', ref, '--reason', 'Asked by phone');
  await page.getByRole('link', { name: 'this link' }).click();
  await expect(page.getByRole('heading', { name: 'This order is cancelled' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href="tel:07000000001"]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bank transfer' })).toHaveCount(0);
  expect(await findAxeFaults(page)).toEqual([]);
});
