import { expect, test, type Page } from '@playwright/test';
import { readSource } from '#server/content/open-files.ts';
import { openStarted, pressOn, started } from '../support/keyboard.ts';
import { startScreenReader, type ScreenReader } from '../support/screen-reader.ts';
import { onLongRun } from '../support/long-run.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

async function open(page: Page, path: string): Promise<ScreenReader> {
  await openStarted(page, path);
  return startScreenReader(page);
}

test('the menu says that it opens, its items and the way back', onLongRun, async ({ page }) => {
  const { name } = await readSource('content', 'identity');
  const reader = await open(page, '/story');
  await pressOn(page, page.getByRole('button', { name: 'Menu', exact: true }));
  await reader.heardFrom('dialog, Menu');
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  expect((await reader.heardFrom('dialog, Menu')).slice(1)).toEqual([
    `link, ${name}`,
    'button, Close menu',
    'link, Home',
    'About Us',
    'Health Plans',
  ]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  expect((await reader.heardFrom('button, Menu, has popup dialog')).length).toBe(1);
});

test('the symptom checker says its result once, urgency first', onLongRun, async ({ page }) => {
  const reader = await open(page, '/wellness');
  for (const name of ['Fever', 'Cough', 'Shortness of breath']) {
    await pressOn(page, page.getByRole('checkbox', { name, exact: true }), 'Space');
  }
  await pressOn(page, page.getByRole('button', { name: 'Check Symptoms' }));
  const heading = 'heading, Get medical help now, Seek urgent attention, level 3';
  expect(await reader.heardFrom(heading)).toEqual([heading]);
  const read = await reader.readTo('button, Start again');
  expect(read).toContain('link, Call 112 Anywhere in Nigeria, free');
  expect(read).toContain('Or go to the nearest hospital. Do not drive yourself.');
  expect(read).toContain('Fever, cough, shortness of breath');
});

test('the page of care says its numbers first, then the ways', onLongRun, async ({ page }) => {
  const reader = await open(page, '/get-care');
  const read = await reader.readTo('link, I paid myself');
  expect(read.filter((phrase) => phrase.startsWith('link, ')).slice(-6)).toEqual([
    'link, Call 112 Anywhere in Nigeria, free',
    'link, Call 767 Lagos',
    'link, It’s an emergency',
    'link, I need a hospital near me',
    'link, The hospital refuses me or wants cash',
    'link, I paid myself',
  ]);
});

test('the checkout says what each field wants, then links every mistake', async ({ page }) => {
  await openStarted(page, '/checkout/gold');
  await pressOn(page, page.getByRole('button', { name: 'Continue' }).last());
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  await started(page);
  const reader = await startScreenReader(page);
  await pressOn(page, page.getByRole('button', { name: 'Continue' }).last());
  await reader.heardFrom('region, There is a problem');
  expect((await reader.heardFrom('textbox, Your full name')).slice(0, 8)).toEqual([
    'textbox, Your full name',
    'textbox, Your date of birth, Day, month and year, for example 27 3 1990',
    'combobox, Your gender, Male or Female, has popup listbox, not expanded, 1 control',
    'combobox, State where you live, has popup listbox, not expanded',
    'combobox, Local government area (optional), We show the nearest hospitals, has popup listbox, not expanded, 1 control',
    'textbox, Your phone, As you write it in Nigeria, or with + and the country code',
    'textbox, Your email',
    'button, Continue',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect((await reader.heardFrom('region, There is a problem')).slice(1)).toEqual([
    'link, Enter your name',
    'link, Enter your date of birth, for example 27 3 1990',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your date of birth')).toBeFocused();
  expect(
    (await reader.heardFrom('link, Enter your date of birth, for example 27 3 1990')).at(-1),
  ).toMatch(/^textbox, Your date of birth, .*Enter your date of birth.*invalid/);
});

test.describe('with the quiz not yet taken', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the quiz says its name and what it asks', onLongRun, async ({ page }) => {
    await page.clock.install();
    const reader = await open(page, '/');
    await page.clock.runFor(7000);
    await expect(page.getByRole('dialog', { name: 'Five quick questions' })).toBeVisible();
    await reader.heardFrom('dialog, Five quick questions');
    const read = await reader.readTo('radio, No, not checked, position 2, set size 2');
    expect(read.join(' ')).toMatch(/\?/);
  });
});
