import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, type Page } from '@playwright/test';
import { exportLeads } from '../support/export-leads.ts';
import { sentInPlace } from '../support/keyboard.ts';
import { inChromiumAlone, onLongRun, onLongRunIf } from '../support/long-run.ts';
import { useOwnSite } from '../support/use-own-site.ts';

const site = useOwnSite();

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

async function fillInContact(page: Page, name: string): Promise<void> {
  const form = contactForm(page);
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Phone').fill('0700 000 0000');
  await form.getByLabel('What is it about?').selectOption('A complaint');
  await form.getByLabel('Your message').fill('The card has not come.\nPlease help.');
  await form.getByRole('checkbox').check();
}

/** Opens a page; where scripts run, until they send its forms. */
async function open(page: Page, path: string, hasScripts = true): Promise<void> {
  await page.goto(site.address + path);
  if (hasScripts) await sentInPlace(page);
}

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you. We have your message' });

for (const hasScripts of [true, false]) {
  const how = hasScripts ? 'with scripts' : 'without scripts';

  test.describe(how, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a message is saved once, and its reference leads staff to it', async ({ page }) => {
      await open(page, '/contact', hasScripts);
      await fillInContact(page, `Ada ${how}`);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      const reference = await page.getByText('Your reference is').getByRole('strong').textContent();
      await page.reload();
      const leads = await leadsOf(`Ada ${how}`);
      expect(leads).toEqual([
        expect.objectContaining({
          kind: 'contact',
          page: '/contact',
          consentVersion: 'contact-1',
          fields: {
            name: `Ada ${how}`,
            phone: '+2347000000000',
            topic: 'complaint',
            message: 'The card has not come.\nPlease help.',
          },
        }),
      ]);
      expect(leads[0]?.id.toUpperCase()).toContain(reference ?? 'none');
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a message with errors says so at each field, and keeps the rest', async ({ page }) => {
    await open(page, '/contact', false);
    await contactForm(page).getByLabel('Your message').fill('The card has not come.');
    await send(page).click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter your name',
      'Enter an email address or phone number so we can answer',
      'Choose what it is about',
      'Tick the box to agree. We can’t save your details without it.',
    ]);
    await expect(contactForm(page).getByLabel('Your message')).toHaveValue(
      'The card has not come.',
    );
    await summary.getByRole('link', { name: 'Choose what it is about' }).click();
    await expect(contactForm(page).getByLabel('What is it about?')).toBeFocused();
  });
});

test('while the store is away all that was typed stays, and goes through later', async ({
  page,
}) => {
  await open(page, '/contact');
  await fillInContact(page, 'Chidi Example');
  const unlock = lockStore();
  await send(page).click();
  const problem = page.getByRole('alert');
  await expect(problem).toContainText('Error submitting form, please try again');
  await expect(problem).toBeFocused();
  await expect(contactForm(page).getByLabel('Your name')).toHaveValue('Chidi Example');
  await expect(contactForm(page).getByLabel('What is it about?')).toHaveValue('complaint');
  await expect(contactForm(page).getByRole('checkbox')).toBeChecked();
  unlock();
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leadsOf('Chidi Example')).toHaveLength(1);
});

test('the footer of any page signs up for the newsletter', async ({ page }) => {
  const email = 'footer@mail.example';
  await open(page, '/faqs');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email', { exact: true }).fill(email);
  await footer.getByRole('button', { name: 'Sign up' }).click();
  const form = page.locator('form:has([aria-invalid=true])');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await expect(page).toHaveURL(/\/faqs$/);
  expect(await leadsOf(email)).toEqual([
    expect.objectContaining({
      kind: 'subscription',
      page: '/faqs',
      consentVersion: 'newsletter-1',
      fields: { email },
    }),
  ]);
});

test(
  'back after sending shows the thanks or a fresh form, never the sent words',
  inChromiumAlone,
  async ({ page }) => {
    await open(page, '/contact');
    await fillInContact(page, 'Back again');
    await send(page).click();
    await expect(thanks(page)).toBeVisible();
    await page.goto(`${site.address}/faqs`);
    await page.goBack();
    await expect(
      thanks(page).or(contactForm(page).getByLabel('Your name')).and(page.locator(':visible')),
    ).toHaveCount(1);
    await expect(page.getByText('The card has not come.')).toHaveCount(0);
    expect(await leadsOf('Back again')).toHaveLength(1);
  },
);

test(
  'a form sent before its script came goes to the server, and comes back with all that was typed',
  onLongRun,
  async ({ page }) => {
    await page.route(/\/form-in-place\.element-/, () => {});
    await page.goto(`${site.address}/contact`);
    await contactForm(page).getByLabel('Your message').fill('The card has not come.');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await send(page).click();
    expect((await sent).isNavigationRequest()).toBe(true);
    await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
    await expect(contactForm(page).getByLabel('Your message')).toHaveValue(
      'The card has not come.',
    );
  },
);

/** The scripts that a page has fetched, in bytes of their compressed files, and whether React is one. */
function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const scripts = (
      performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    ).filter(({ name }) => name.endsWith('.js'));
    return {
      bytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      hasReact: scripts.some(({ name }) => /\/react-|\.island-/.test(name)),
    };
  });
}

test.describe('few bytes of script and no React come', () => {
  test.use({ serviceWorkers: 'block' });

  for (const [path, formId, button] of [
    ['/contact', 'contact', 'Send message'],
    ['/newsletter', 'newsletter', 'Sign up'],
    ['/privacy', 'privacy-request', 'Send request'],
    ['/faqs', 'newsletter', 'Sign up'],
  ] as const) {
    test(
      `for the form ${formId} on ${path}`,
      onLongRunIf(path !== '/contact'),
      async ({ page }) => {
        await page.goto(site.address + path);
        const form = page.locator(`form#${formId}`);
        await form.scrollIntoViewIfNeeded();
        await sentInPlace(page);
        const inView = await scriptsOf(page);
        expect(inView.bytes).toBeLessThan(20_000);
        await form.getByRole('button', { name: button }).click();
        await expect(page.getByRole('region', { name: 'There is a problem' })).toBeFocused();
        await form.getByLabel('Email', { exact: true }).fill(`${formId}@bytes.example`);
        if (formId === 'contact') await fillInContact(page, 'Bytes');
        else if (formId === 'newsletter') await form.getByRole('checkbox').check();
        else {
          await form.getByLabel('What would you like us to do?').selectOption({ index: 1 });
          await form.getByLabel('Your name').fill('Bytes');
        }
        await form.getByRole('button', { name: button }).click();
        await expect(form).toHaveCount(0);
        const sent = await scriptsOf(page);
        expect(sent.bytes).toBeLessThan(35_000);
        expect(sent.hasReact).toBe(false);
      },
    );
  }
});
