import { expect, test } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { onLongRun } from '../support/long-run.ts';
import { startMailServer } from '../support/mail-server.ts';
import { useOwnSite } from '../support/use-own-site.ts';

let mails: Awaited<ReturnType<typeof startMailServer>>;
test.beforeAll(async () => {
  mails = await startMailServer();
});
const site = useOwnSite(() => ({ SMTP_URL: mails.url, STAFF_EMAIL: 'staff@health.example' }));
test.afterAll(() => mails[Symbol.asyncDispose]());

test('axe finds no fault on the way back to an order', onLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const look = async (state: string) =>
    faults.push(...(await findAxeFaults(page)).map((fault) => `${state}: ${fault}`));
  const send = page.getByRole('button', { name: 'Email me the link' });
  await page.goto(`${site.address}/checkout/return`);
  await look('start');
  await send.click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await look('errors');
  await page.getByLabel('Your reference').fill('ABCDEF01');
  await page.getByRole('main').getByLabel('Your email address').fill('nobody@mail.example');
  await send.click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await look('sent');
  expect(faults).toEqual([]);
});
