import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { untilIdle } from '../support/until-idle.ts';

const nigerianHeading = /^Your Partner For\.\.\./;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const switcher = (page: Page) => page.getByRole('navigation', { name: 'Country' });

async function expectGlobalChosen(page: Page): Promise<void> {
  await expect(switcher(page).locator('[aria-current="true"]')).toHaveText('Global');
}

async function choiceOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'edition');
  const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
  return { value: cookie?.value, daysLeft: Math.round(secondsLeft / (24 * 60 * 60)) };
}

/** Waits until the browser has asked for the visitor's country and has nothing left to do with the answer. */
async function untilAnswerIsUsed(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const files = performance.getEntriesByType('resource');
    return files.some(({ name }) => name.endsWith('/api/location'));
  });
  await untilIdle(page);
}

declare global {
  interface Window {
    headingsSeen: string[];
  }
}

/** Runs in the page before anything else: notes every heading that ever stood there, once all of it has come. */
function rememberHeadings(): void {
  const seen = new Set<string>();
  const note = () => {
    for (const title of document.querySelectorAll('h1')) {
      const isWhole = title.nextSibling !== null || document.readyState !== 'loading';
      if (isWhole) seen.add(title.textContent.trim());
    }
    window.headingsSeen = [...seen];
  };
  new MutationObserver(note).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  document.addEventListener('DOMContentLoaded', note);
}

/** The page has had headings of this edition, and of no other. */
async function expectOnly(page: Page, edition: 'NG' | 'DG'): Promise<void> {
  const seen = await page.evaluate(() => window.headingsSeen);
  expect(seen).not.toEqual([]);
  const foreign = seen.filter((text) => nigerianHeading.test(text) !== (edition === 'NG'));
  expect(foreign).toEqual([]);
}

test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

test('the choice of Global is kept, whatever the browser learns', async ({ page, context }) => {
  await page.addInitScript(rememberHeadings);
  await test.step('a lookup that says abroad changes nothing', async () => {
    await page.route('**/api/location', (route) => route.fulfill({ json: { country: 'GB' } }));
    await page.goto('/');
    await untilAnswerIsUsed(page);
    await expect(heading(page)).toHaveText(nigerianHeading);
    await expectOnly(page, 'NG');
    await page.unroute('**/api/location');
  });

  await test.step('the choice stays, though the lookup says Nigeria', async () => {
    await switcher(page).getByRole('link', { name: 'Global' }).click();
    await expect(page).toHaveURL('/global');
    await expectGlobalChosen(page);
    expect(await choiceOf(context)).toEqual({ value: 'DG', daysLeft: 365 });
    await page.goto('/');
    await untilAnswerIsUsed(page);
    await expect(
      page.getByText('Watch Presentation').filter({ visible: true }).first(),
    ).toBeVisible();
    await expectOnly(page, 'DG');
    await expectGlobalChosen(page);
  });
});
