import { expect, test, type Page } from '@playwright/test';
import { openAs } from '../a11y/as-visitor.ts';
import { pressOn, skipToMain, tabTo, typeInto } from '../support/keyboard.ts';
import { onLongRun } from '../support/long-run.ts';

/** Opens a page and goes past its header. */
async function open(page: Page, path: string): Promise<void> {
  await openAs(page, 'NG', path);
  await skipToMain(page);
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

async function send(page: Page, name: string, done: string | RegExp): Promise<void> {
  await pressOn(page, button(page, name).last());
  await expect(page.getByText(done).first()).toBeVisible();
}

test('a plan is found, read, priced and requested in writing', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/');
  await pressOn(page, page.getByRole('button', { name: 'Menu', exact: true }));
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await pressOn(page, menu.locator('summary', { hasText: 'Health Plans' }));
  await pressOn(page, menu.getByRole('link', { name: 'Private Health Insurance' }));
  await expect(page).toHaveURL('/insurance-plans');
  await skipToMain(page);
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Gold', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gold plan');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Get a Quote' }));
  await typeInto(page, page.getByLabel('Your age'), '30');
  await expect(page.locator('#quote-price data').first()).toHaveText('₦255,000');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Send me this quote' }));
  const form = page.locator('form#send');
  await typeInto(page, form.getByLabel('Your name'), 'Ada Example');
  await typeInto(page, form.getByLabel('Email').first(), 'ada@mail.example');
  await pressOn(page, form.getByRole('checkbox'), 'Space');
  await send(page, 'Send me this quote', /Your reference is [0-9A-F]{8}/);
});

test('somebody enrols to a reference', onLongRun, async ({ page }) => {
  await open(page, '/checkout/gold');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await pressOn(page, page.getByRole('radio', { name: 'Me', exact: true }), 'Space');
  await pressOn(page, button(page, 'Continue').last());
  const form = page.locator('form.checkout-form');
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  await typeInto(page, form.getByLabel('Your full name'), 'Ada Example');
  await typeInto(page, form.getByLabel('Your date of birth'), '27 3 1990');
  await typeInto(page, form.getByLabel('Your gender'), 'Female');
  await typeInto(page, form.getByLabel('State where you live'), 'Lag');
  await typeInto(page, form.getByLabel('Your phone'), '0803 123 4567');
  await typeInto(page, form.getByLabel('Your email'), 'ada@mail.example');
  await pressOn(page, button(page, 'Continue').last());
  await expect(page.getByRole('heading', { name: 'Choose a hospital' })).toBeVisible();
  await pressOn(page, button(page, 'Continue').last());
  await expect(page.getByText('27 March 1990')).toBeVisible();
  for (const box of await form.getByRole('checkbox').all()) await pressOn(page, box, 'Space');
  await send(page, 'Send my order', /Your reference is [0-9A-F]{8}/);
});

test('a hospital is found, and a wrong entry reported', onLongRun, async ({ page }) => {
  await open(page, '/providers');
  await typeInto(page, page.getByLabel('Name, town or service'), 'irti specalist');
  await expect(page).toHaveURL(/q=irti\+specalist$/);
  await pressOn(page, link(page, 'Ìrètí Specialist'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ìrètí Specialist');
  await pressOn(page, page.locator('summary', { hasText: 'Report a mistake' }));
  await pressOn(page, page.getByRole('radio').first(), 'ArrowUp');
  await expect(page.getByRole('radio').last()).toBeChecked();
  await typeInto(page, page.getByLabel('What should it say?'), 'The gate is on the other side.');
  await send(page, 'Send correction', 'Thank you for telling us');
});

test('news is searched, narrowed down and read in turn', onLongRun, async ({ page }) => {
  await open(page, '/news');
  await typeInto(page, page.getByRole('searchbox'), 'malaria');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/news?q=malaria');
  await pressOn(page, link(page, /^Prevention/));
  await expect(page).toHaveURL(/category=prevention/);
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  const title = await first.textContent();
  await pressOn(page, first);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title ?? '');
  await pressOn(page, page.getByRole('link', { name: /^(Older|Newer) article/ }));
  await expect(heading).not.toHaveText(title ?? '');
});

test('a message and a request for a call are sent', onLongRun, async ({ page }) => {
  await open(page, '/contact');
  const message = page.locator('form#contact');
  await typeInto(page, message.getByLabel('Your name'), 'Ada Example');
  await typeInto(page, message.getByLabel('Phone'), '0700 000 0000');
  await typeInto(page, message.getByLabel('What is it about?'), 'A comp');
  await typeInto(page, message.getByLabel('Your message'), 'The card has not come.');
  await pressOn(page, message.getByRole('checkbox'), 'Space');
  await send(page, 'Send message', 'Thank you. We have your message');
  const call = page.locator('form#call-back');
  await typeInto(page, call.getByLabel('Your name'), 'Ada Example');
  await typeInto(page, call.getByLabel('Phone'), '0700 000 0000');
  await typeInto(page, call.getByLabel('What is it about?'), 'A comp');
  await pressOn(page, call.getByRole('radio').first(), 'ArrowDown');
  await pressOn(page, call.getByRole('checkbox'), 'Space');
  await send(page, 'Ask for a call', 'Thank you. We will call you');
});

test('a question is found, unfolded and judged', onLongRun, async ({ page }) => {
  await open(page, '/faqs');
  await typeInto(page, page.getByLabel('Search the questions'), 'newborn');
  await expect(page.getByText('about “newborn”')).toBeVisible();
  await pressOn(page, page.locator('summary:visible', { hasText: 'newborn' }));
  await expect(page.getByText('We’ll cover your baby from the day of birth')).toBeVisible();
  await pressOn(page, page.getByRole('button', { name: 'Yes', exact: true }), 'Space');
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible();
});

test('the country is changed', onLongRun, async ({ page }) => {
  await openAs(page, 'NG', '/story');
  await pressOn(page, link(page, 'Global'));
  await expect(page).toHaveURL('/global');
  // As on every new page, the keyboard begins at its top.
  await tabTo(page, link(page, 'Nigeria'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
