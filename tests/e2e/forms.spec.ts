import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { exportLeads } from '../support/export-leads.ts';
import { hydrated } from '../support/keyboard.ts';
import { onLongRunIf } from '../support/long-run.ts';
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

/** Opens a page; where scripts run, until they have taken the form over. */
async function open(page: Page, address: string, { formId, hasScripts }: Opening): Promise<void> {
  await page.goto(address);
  const form = page.locator(`form#${formId}`);
  // On every page, so its code comes at the first touch.
  if (formId === 'footer-newsletter') await form.getByLabel('Email', { exact: true }).click();
  if (hasScripts) await hydrated(form);
  else await form.scrollIntoViewIfNeeded();
}

interface Opening {
  readonly formId: 'contact' | 'call-back' | 'footer-newsletter';
  readonly hasScripts: boolean;
}

const thanks = (page: Page) =>
  page.getByRole('heading', { name: 'Thank you. We have your message' });

for (const hasScripts of [true, false]) {
  const how = hasScripts ? 'with scripts' : 'without scripts';

  test.describe(how, () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('a message is saved once, and its reference leads staff to it', async ({ page }) => {
      await open(page, `${site.address}/contact`, { formId: 'contact', hasScripts });
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

    test('a request for a call is saved', async ({ page }) => {
      await open(page, `${site.address}/contact`, { formId: 'call-back', hasScripts });
      const form = page.locator('form#call-back');
      await form.getByLabel('Your name').fill(`Bola ${how}`);
      await form.getByLabel('Phone').fill('+44 20 7946 0000');
      await form.getByLabel('What is it about?').selectOption('Choosing or buying a plan');
      await form.getByLabel('In the afternoon').check();
      await form.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Ask for a call' }).click();
      await expect(
        page.getByRole('heading', { name: 'Thank you. We will call you' }),
      ).toBeVisible();
      expect(await leadsOf(`Bola ${how}`)).toEqual([
        expect.objectContaining({
          kind: 'call-back',
          consentVersion: 'call-back-1',
          fields: {
            name: `Bola ${how}`,
            phone: '+442079460000',
            topic: 'plan',
            time: 'afternoon',
          },
        }),
      ]);
    });

    test('a message with errors says so at each field, keeps the rest, and axe finds nothing', async ({
      page,
    }) => {
      await open(page, `${site.address}/contact`, { formId: 'contact', hasScripts });
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
      if (hasScripts) {
        expect(await findAxeFaults(page)).toEqual([]);
      }
    });

    test(
      'while the store is away all that was typed stays, and goes through later',
      onLongRunIf(!hasScripts),
      async ({ page }) => {
        await open(page, `${site.address}/contact`, { formId: 'contact', hasScripts });
        await fillInContact(page, `Chidi ${how}`);
        const unlock = lockStore();
        await send(page).click();
        const problem = page.getByText('Error submitting form, please try again');
        await expect(problem).toBeVisible();
        await expect(contactForm(page).getByLabel('Your name')).toHaveValue(`Chidi ${how}`);
        await expect(contactForm(page).getByLabel('What is it about?')).toHaveValue('complaint');
        await expect(contactForm(page).getByRole('checkbox')).toBeChecked();
        unlock();
        await send(page).click();
        await expect(thanks(page)).toBeVisible();
        expect(await leadsOf(`Chidi ${how}`)).toHaveLength(1);
      },
    );

    test('the footer of any page signs up for the newsletter', async ({ page }) => {
      const email = hasScripts ? 'scripts@mail.example' : 'none@mail.example';
      await open(page, `${site.address}/faqs`, { formId: 'footer-newsletter', hasScripts });
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Email', { exact: true }).fill(email);
      await footer.getByRole('button', { name: 'Sign up' }).click();
      // Without scripts it comes again on a separate page.
      const form = page.locator('form:has([aria-invalid=true])');
      if (hasScripts) {
        await expect(form).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('form').analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: 'Sign up' }).click();
      await expect(page.getByText('You are on the list.')).toBeVisible();
      await expect(page).toHaveURL(hasScripts ? /\/faqs$/ : /\/newsletter\?sent=/);
      expect(await leadsOf(email)).toEqual([
        expect.objectContaining({
          kind: 'subscription',
          page: hasScripts ? '/faqs' : '/newsletter',
          consentVersion: 'newsletter-1',
          fields: { email },
        }),
      ]);
    });
  });
}

test('offline, where nothing can be saved on the device, all that was typed stays to be sent', async ({
  page,
  context,
}) => {
  await page.route(/\/start-pwa-features-/, (route) => route.abort());
  await open(page, `${site.address}/contact`, { formId: 'contact', hasScripts: true });
  await fillInContact(page, 'Dayo offline');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await expect(contactForm(page).getByLabel('Your name')).toHaveValue('Dayo offline');
  await context.setOffline(false);
  await send(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await leadsOf('Dayo offline')).toHaveLength(1);
});
