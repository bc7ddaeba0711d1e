import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { onLongRun } from '../support/long-run.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { asRead } from '../support/mail-server.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';

const site = useMailingSite();

/** Enrols Ada with this email. @returns her reference */
const enrol = (email: string) =>
  enrolAda(plainBrowser(site.address, { from: '10.4.0.1' }), { email });

/** The path of the link that was mailed there; waits until there are so many mails with one. */
async function linkTo(email: string, count: number): Promise<string> {
  const links = () => site.mailsTo(email).flatMap(linksIn);
  await expect.poll(links).toHaveLength(count);
  return links().at(-1) ?? '';
}

function linksIn(mail: string): string[] {
  const text = asRead(mail);
  return text.match(/\/checkout\/payment\?request=[\w-]{24}/g) ?? [];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page) => page.getByRole('button', { name: 'Email me the link' }).click();

async function askForLink(page: Page, reference: string, email: string): Promise<void> {
  await page.getByLabel('Your reference').fill(reference);
  await page.getByRole('main').getByLabel('Your email address').fill(email);
  await press(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('returning by the mailed link on another device', async ({ page }) => {
  const email = 'ada@mail.example';
  const reference = await enrol(email);
  await linkTo(email, 1);
  await page.goto(`${site.address}/checkout/gold`);
  await page.getByRole('link', { name: 'Continue your order' }).click();
  await expect(heading(page)).toHaveText('Continue your order');
  await askForLink(page, reference.toLowerCase(), email);
  await linkTo(email, 2);
  await page.getByRole('link', { name: 'ask again' }).click();
  await askForLink(page, reference, email);
  await page.goto(`${site.address}${await linkTo(email, 3)}`);
  await expect(page.getByText(`Your reference is ${reference}`)).toBeVisible();
});

test('putting the address of an order right on its page', async ({ page }) => {
  const browser = plainBrowser(site.address, { from: '10.4.0.2' });
  await enrolAda(browser, { email: 'wrong@mail.example' });
  await page.goto(`${site.address}${browser.path()}`);
  await page.getByText('Is this address wrong?').click();
  const field = page.getByRole('main').getByLabel('Your email address');
  await field.fill('ada@mail');
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
  await expect(field).toHaveValue('ada@mail');
  const right = 'right@mail.example';
  await field.fill(right);
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await expect(page.getByText(`We sent your order and its link to ${right}.`)).toBeVisible();
  await linkTo(right, 1);
});

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
