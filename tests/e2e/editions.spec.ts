import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { untilIdle } from '../support/until-idle.ts';

const nigerianHeading = /^Your Partner For\.\.\./;
const diasporaButton = 'Watch Presentation';

async function expectNigerianHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nigerianHeading);
  await expect(page.getByText(diasporaButton)).toHaveCount(0);
}

async function expectDiasporaHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(nigerianHeading);
  await expect(page.getByText(diasporaButton).filter({ visible: true }).first()).toBeVisible();
}

const switcher = (page: Page) => page.getByRole('navigation', { name: 'Country' });

async function chooseCountry(page: Page, label: 'Nigeria' | 'Global'): Promise<void> {
  await switcher(page).getByRole('link', { name: label }).click();
}

async function expectChosen(page: Page, label: 'Nigeria' | 'Global'): Promise<void> {
  await expect(switcher(page).locator('[aria-current="true"]')).toHaveText(label);
}

test('a visitor in Nigeria meets the Nigerian home page, chooses Global, keeps it, and comes back', async ({
  page,
  context,
}) => {
  await page.setExtraHTTPHeaders({ 'x-country': 'NG' });
  await page.goto('/');
  await expectNigerianHome(page);
  await expectChosen(page, 'Nigeria');
  await chooseCountry(page, 'Global');
  await expect(page).toHaveURL('/global');
  await expectDiasporaHome(page);
  await expectChosen(page, 'Global');
  expect(await choiceOf(context)).toEqual({ value: 'DG', daysLeft: 365 });
  await page.goto('/');
  await expectDiasporaHome(page);
  await chooseCountry(page, 'Nigeria');
  await expect(page).toHaveURL('/');
  await expectNigerianHome(page);
  await expectChosen(page, 'Nigeria');
  expect(await choiceOf(context)).toEqual({ value: 'NG', daysLeft: 365 });
});

async function choiceOf(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'edition');
  const secondsLeft = (cookie?.expires ?? 0) - Date.now() / 1000;
  return { value: cookie?.value, daysLeft: Math.round(secondsLeft / (24 * 60 * 60)) };
}

test.describe('a page that was sent in one edition', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'NG' } });

  test('never shows the other, whatever the browser learns later', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'edition', value: 'DG', url: baseURL ?? '' }]);
    await page.addInitScript(rememberHeadings);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/location'));
    await page.goto('/');
    expect(await (await answered).json()).toEqual({ country: 'NG' });
    await untilAnswerIsUsed(page);
    await expectDiasporaHome(page);
    const headings = await page.evaluate(() => window.headingsSeen);
    expect(headings).not.toEqual([]);
    expect(headings.filter((heading) => nigerianHeading.test(heading))).toEqual([]);
    await expectChosen(page, 'Global');
  });
});

/** Waits until the browser has the visitor's country and has nothing left to do with it. */
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

/** Runs in the page before anything else: notes every heading that ever stood there. */
function rememberHeadings(): void {
  const seen = new Set<string>();
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent.trim());
    window.headingsSeen = [...seen];
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
