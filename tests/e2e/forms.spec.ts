import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from '@playwright/test';
import { exportLeads } from '../support/export-leads.ts';
import { pressOn, sentInPlace, tabTo, typeInto } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';
import { useOwnSite } from '../support/use-own-site.ts';
import { scriptsOf } from '../support/watch-scripts.ts';

const site = useOwnSite();

// In one worker, with one site.
test.describe.configure({ mode: 'default' });

// A worker's own files would be among the scripts that are weighed.
test.use({ serviceWorkers: 'block' });

/** What staff would see of the leads whose name or email this is. */
async function leadsOf(sender: string) {
  const leads = await exportLeads({ DATA_DIR: site.folder });
  return leads.filter(({ fields }) => [fields['name'], fields['email']].includes(sender));
}

/** Blocks the store's writes, as a back-up that hangs would, until it is called. */
function lockStore(): () => void {
  const store = new DatabaseSync(join(site.folder, 'site.sqlite'));
  store.exec('BEGIN IMMEDIATE');
  return () => store.close();
}

const contactForm = (page: Page) => page.locator('form#contact');
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });
const problems = (page: Page) => page.getByRole('region', { name: 'There is a problem' });

async function fillInContact(page: Page, name: string): Promise<void> {
  const form = contactForm(page);
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Phone').fill('0700 000 0000');
  await form.getByLabel('What is it about?').selectOption('A complaint');
  await form.getByLabel('Your message').fill('The card has not come.\nPlease help.');
  await form.getByRole('checkbox').check();
}

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you. We have your message' });

/** The message is with staff once, under the reference that is on screen. */
async function expectSavedOnce(page: Page, name: string): Promise<void> {
  const reference = await page.getByText('Your reference is').getByRole('strong').textContent();
  const leads = await leadsOf(name);
  expect(leads).toEqual([
    expect.objectContaining({
      kind: 'contact',
      page: '/contact',
      consentVersion: 'contact-1',
      fields: {
        name,
        phone: '+2347000000000',
        topic: 'complaint',
        message: 'The card has not come.\nPlease help.',
      },
    }),
  ]);
  expect(leads[0]?.id.toUpperCase()).toContain(reference ?? 'none');
}

test('a message is saved once after errors and a lost store, with few bytes', async ({ page }) => {
  await page.goto(`${site.address}/contact`);
  await contactForm(page).scrollIntoViewIfNeeded();
  await sentInPlace(page);
  expect((await scriptsOf(page)).bytes).toBeLessThan(20_000);
  await send(page).click();
  await expect(problems(page)).toBeFocused();

  await fillInContact(page, 'Ada Example');
  const unlock = lockStore();
  await send(page).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Error submitting form, please try again');
  await expect(problem).toBeFocused();
  await expect(contactForm(page).getByLabel('Your name')).toHaveValue('Ada Example');
  await expect(contactForm(page).getByLabel('What is it about?')).toHaveValue('complaint');
  await expect(contactForm(page).getByRole('checkbox')).toBeChecked();
  unlock();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  const sent = await scriptsOf(page);
  expect(sent.bytes).toBeLessThan(35_000);
  expect(sent.hasReact).toBe(false);
  await expectSavedOnce(page, 'Ada Example');
});

test.describe('without scripts', onLongRun, () => {
  test.use({ javaScriptEnabled: false });

  test('a message with errors says so at each field, and is saved once', async ({ page }) => {
    await page.goto(`${site.address}/contact`);
    await contactForm(page).getByLabel('Your message').fill('The card has not come.');
    await send(page).click();
    await expect(problems(page)).toBeFocused();
    await expect(problems(page).getByRole('link')).toHaveText([
      'Enter your name',
      'Enter an email address or phone number so we can answer',
      'Choose what it is about',
      'Tick the box to agree. We can’t save your details without it.',
    ]);
    await expect(contactForm(page).getByLabel('Your message')).toHaveValue(
      'The card has not come.',
    );
    await problems(page).getByRole('link', { name: 'Choose what it is about' }).click();
    await expect(contactForm(page).getByLabel('What is it about?')).toBeFocused();
    await fillInContact(page, 'Bisi Example');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.reload();
    await expectSavedOnce(page, 'Bisi Example');
  });
});

test('the footer of any page signs up for the newsletter', async ({ page }) => {
  const email = 'footer@mail.example';
  await page.goto(`${site.address}/faqs`);
  await sentInPlace(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email', { exact: true }).fill(email);
  await footer.getByRole('button', { name: 'Sign up' }).click();
  const form = page.locator('form:has([aria-invalid=true])');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await expect(page).toHaveURL(/\/faqs$/);
  expect((await scriptsOf(page)).hasReact).toBe(false);
  expect(await leadsOf(email)).toEqual([
    expect.objectContaining({
      kind: 'subscription',
      page: '/faqs',
      consentVersion: 'newsletter-1',
      fields: { email },
    }),
  ]);
});

test('by keyboard alone, a member agrees and asks for their money back', async ({ page }) => {
  await page.goto(`${site.address}/contact`);
  await sentInPlace(page);
  await pressOn(page, page.getByRole('banner').getByRole('link', { name: 'Get care' }));
  await expect(page).toHaveURL(`${site.address}/get-care`);
  await sentInPlace(page);
  await pressOn(page, page.getByRole('link', { name: 'I paid myself' }));
  const form = page.locator('form#reimbursement');
  await typeInto(page, form.getByLabel('Your name'), 'Ada Example');
  await typeInto(page, form.getByLabel('Phone'), '0700 000 0000');
  await typeInto(page, form.getByLabel('Hospital'), 'Example Clinic');
  await typeInto(page, form.getByLabel('Day of the care'), '3 March 2026');
  await typeInto(page, form.getByLabel('Amount you paid'), '₦45,000');
  await pressOn(page, form.getByRole('button', { name: 'Claim my money back' }));
  await expect(form.getByRole('link', { name: /^Tick the box to agree/ })).toBeVisible();
  await tabTo(page, form.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await pressOn(page, form.getByRole('button', { name: 'Claim my money back' }));
  await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
  const leads = await exportLeads({ DATA_DIR: site.folder });
  expect(leads.filter(({ kind }) => kind === 'reimbursement')).toEqual([
    expect.objectContaining({
      page: '/get-care',
      consentVersion: 'reimbursement-1',
      fields: expect.objectContaining({ hospital: 'Example Clinic', careDay: '2026-03-03' }),
    }),
  ]);
});

test('a form sent before its script came keeps all that was typed', onLongRun, async ({ page }) => {
  await page.route(/\/form-in-place\.element-/, () => {});
  await page.goto(`${site.address}/contact`);
  await contactForm(page).getByLabel('Your message').fill('The card has not come.');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await send(page).click();
  expect((await sent).isNavigationRequest()).toBe(true);
  await expect(problems(page)).toBeFocused();
  await expect(contactForm(page).getByLabel('Your message')).toHaveValue('The card has not come.');
});
