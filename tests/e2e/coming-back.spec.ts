import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { onLongRun } from '../support/long-run.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';

const site = useMailingSite();

const press = (page: Page) => page.getByRole('button', { name: 'Email me the link' }).click();

async function askForLink(page: Page, reference: string, email: string): Promise<void> {
  await page.getByLabel('Your reference').fill(reference);
  await page.getByRole('main').getByLabel('Your email address').fill(email);
  await press(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('no state of the page has a fault that axe finds', onLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const look = async (state: string) =>
    faults.push(...(await findAxeFaults(page)).map((fault) => `${state}: ${fault}`));
  await page.goto(`${site.address}/checkout/return`);
  await look('start');
  await press(page);
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await look('errors');
  await askForLink(page, 'ABCDEF01', 'nobody@mail.example');
  await look('sent');
  expect(faults).toEqual([]);
});
