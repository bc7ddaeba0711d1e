import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { onLongRun, onLongRunIf } from '../support/long-run.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';

const site = useMailingSite();

/** Enrols Ada with this email. @returns her reference */
const enrol = (email: string) =>
  enrolAda(plainBrowser(site.address, { from: '10.4.0.1' }), { email });

/** The code that was mailed there; waits until there are so many. */
async function codeTo(email: string, count: number): Promise<string> {
  const codes = () => site.mailsTo(email).flatMap(codesIn);
  await expect.poll(codes).toHaveLength(count);
  return codes().at(-1) ?? '';
}

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
    const how = `from ${country}, ${javaScriptEnabled ? 'with' : 'without'} scripts`;
    test.describe(how, onLongRunIf(javaScriptEnabled !== (country === 'NG')), () => {
      test.use({ javaScriptEnabled, extraHTTPHeaders: { 'x-country': country } });

      test('returning by code on another device', async ({ page }) => {
        const email = `${country}-${javaScriptEnabled}@mail.example`.toLowerCase();
        const reference = await enrol(email);
        await page.goto(`${site.address}/checkout/gold`);
        await page.getByRole('link', { name: 'Continue your order' }).click();
        await expect(heading(page)).toHaveText('Continue your order');
        await askForCode(page, reference.toLowerCase(), email);
        const code = await codeTo(email, 1);
        await page.getByLabel('Code from our email').fill(code === '000000' ? '1' : '000000');
        await press(page, 'Open my order');
        await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
        await press(page, 'Send another code');
        await expect(page.getByText('we’ve sent a code')).toBeVisible();
        await page.getByLabel('Code from our email').fill(await codeTo(email, 2));
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

test('the code of one tab opens the order in another, the newest alone', async ({ page }) => {
  const email = 'tabs@mail.example';
  const reference = await enrol(email);
  await page.goto(`${site.address}/checkout/return`);
  await askForCode(page, reference, email);
  const old = await codeTo(email, 1);
  const other = await page.context().newPage();
  await other.goto(`${site.address}/checkout/return`);
  await askForCode(other, reference, email);
  const fresh = await codeTo(email, 2);
  expect(fresh).not.toBe(old);
  await other.getByLabel('Code from our email').fill(old);
  await press(other, 'Open my order');
  await expect(other.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(other.getByLabel('Code from our email')).toHaveValue(old);
  await page.getByLabel('Code from our email').fill(fresh);
  await press(page, 'Open my order');
  await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
});

test('no state of the page has a fault that axe finds', onLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  const look = async (state: string) =>
    faults.push(...(await findAxeFaults(page)).map((fault) => `${state}: ${fault}`));
  await page.goto(`${site.address}/checkout/return`);
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
