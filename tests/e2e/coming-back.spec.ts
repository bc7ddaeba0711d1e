import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { startMailServer } from '../support/mail-server.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { startSite } from '../support/start-site.ts';

interface Desk {
  readonly address: string;
  /** Enrols Ada with this email. @returns her reference */
  readonly enrol: (email: string) => Promise<string>;
  /** The code that was mailed there; waits until there are so many. */
  readonly codeTo: (email: string, count: number) => Promise<string>;
}

/** A site that sends mail. */
const test = base.extend<object, { readonly desk: Desk }>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'coming-back-'));
      await using mails = await startMailServer();
      const site = await startSite({
        DATA_DIR: folder,
        LOG_LEVEL: 'fatal',
        SMTP_URL: mails.url,
        STAFF_EMAIL: 'staff@health.example',
        TRUST_PROXY: '127.0.0.1',
        COUNTRY_HEADER: 'x-country',
      });
      const { address } = site;
      const codesTo = (email: string) =>
        mails.messages.filter((mail) => mail.includes(`\nTo: ${email}\n`)).flatMap(codesIn);
      await use({
        address,
        enrol: (email) => enrolAda(plainBrowser(address, { from: '10.4.0.1' }), { email }),
        async codeTo(email, count) {
          await expect.poll(() => codesTo(email)).toHaveLength(count);
          return codesTo(email).at(-1) ?? '';
        },
      });
      await site.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

function codesIn(mail: string): string[] {
  return [...mail.matchAll(/^Your code is (\d{6})$/gm)].map(([, code = '']) => code);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

async function askForCode(page: Page, reference: string, contact: string): Promise<void> {
  await page.getByLabel('Your reference').fill(reference);
  await page.getByLabel('Your email address or phone number').fill(contact);
  await press(page, 'Email me a code');
  await expect(heading(page)).toHaveText('Enter your code');
}

for (const javaScriptEnabled of [true, false]) {
  for (const country of ['NG', 'GB']) {
    test.describe(`from ${country}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-country': country } });

      test('returning by code on another device', async ({ page, desk }) => {
        const email = `${country}-${javaScriptEnabled}@mail.example`.toLowerCase();
        const reference = await desk.enrol(email);
        await page.goto(`${desk.address}/checkout/gold`);
        await page.getByRole('link', { name: 'Continue your order' }).click();
        await expect(heading(page)).toHaveText('Continue your order');
        await askForCode(page, reference.toLowerCase(), email);
        const code = await desk.codeTo(email, 1);
        await page.getByLabel('Code from our email').fill(code === '000000' ? '1' : '000000');
        await press(page, 'Open my order');
        await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
        await press(page, 'Send another code');
        await expect(page.getByText('we’ve sent a code')).toBeVisible();
        await page.getByLabel('Code from our email').fill(await desk.codeTo(email, 2));
        await press(page, 'Open my order');
        await expect(page).toHaveURL(/\/checkout\/payment\?request=[\w-]{24}$/);
        await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
        await page.goBack();
        await expect(heading(page)).toHaveText(
          javaScriptEnabled ? 'Continue your order' : 'Enter your code',
        );
      });
    });
  }
}

test('the code of one tab opens the order in another, the newest alone', async ({ page, desk }) => {
  const email = 'tabs@mail.example';
  const reference = await desk.enrol(email);
  await page.goto(`${desk.address}/checkout/return`);
  await askForCode(page, reference, email);
  const old = await desk.codeTo(email, 1);
  const other = await page.context().newPage();
  await other.goto(`${desk.address}/checkout/return`);
  await askForCode(other, reference, email);
  const fresh = await desk.codeTo(email, 2);
  expect(fresh).not.toBe(old);
  await other.getByLabel('Code from our email').fill(old);
  await press(other, 'Open my order');
  await expect(other.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(other.getByLabel('Code from our email')).toHaveValue(old);
  await page.getByLabel('Code from our email').fill(fresh);
  await press(page, 'Open my order');
  await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
});

test('no state of the page has a fault that axe finds', async ({ page, desk }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const look = async (state: string) =>
    faults.push(...(await findAxeFaults(page)).map((fault) => `${state}: ${fault}`));
  await page.goto(`${desk.address}/checkout/return`);
  await look('start');
  await press(page, 'Email me a code');
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await look('errors');
  await askForCode(page, 'ABCDEF01', '0803 123 4567');
  await expect(page.getByText('we’ve sent a code')).toBeFocused();
  await look('code');
  await page.getByLabel('Code from our email').fill('123456');
  await press(page, 'Open my order');
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await look('wrong code');
  expect(faults).toEqual([]);
});
