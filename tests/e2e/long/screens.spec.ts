import { expect, test, type Page } from '@playwright/test';
import { asVisitor } from '../../a11y/as-visitor.ts';
import { findPlace, show, type Place } from '../../a11y/places.ts';
import { hydrated, sentInPlace, started } from '../../support/keyboard.ts';
import { nextFrame } from '../../support/next-frame.ts';
import { quizTaken } from '../../support/quiz-taken.ts';
import { checkUrgentSymptoms } from '../../support/urgent-symptoms.ts';
import { useOwnSite } from '../../support/use-own-site.ts';

// Twelve screens look as they did when their pictures were taken. docs/testing.md says how to take new ones.

const day = '2026-12-01T10:00:00Z';

const site = useOwnSite(() => ({
  NODE_OPTIONS: `--import=${import.meta.resolve('../../support/fixed-day.ts')}`,
  FIXED_DAY: day,
  TRUST_PROXY: '127.0.0.1',
  COUNTRY_HEADER: 'x-country',
}));

test.use({
  serviceWorkers: 'block',
  contextOptions: { reducedMotion: 'reduce' },
  timezoneId: 'Africa/Lagos',
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  baseURL: ({}, use) => use(site.address),
  // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern
  storageState: ({}, use) => use(quizTaken(site.address)),
});

const urgentHeading = 'Get medical help now';

/** What a visitor sees at once, in the window of a phone or of a laptop. */
interface Screen {
  readonly name: string;
  readonly place: Place;
  readonly width: 360 | 1280;
  readonly edition?: 'NG' | 'DG';
  readonly isDark?: true;
  /** The heading that is scrolled to; left out where the screen is the top of the page. */
  readonly heading?: string;
}

const screens: readonly Screen[] = [
  { name: 'home', place: { path: '/' }, width: 1280 },
  { name: 'home-dark', place: { path: '/' }, width: 1280, isDark: true },
  { name: 'home-abroad', place: { path: '/global' }, width: 1280, edition: 'DG' },
  { name: 'plan', place: { path: '/family-plan' }, width: 360 },
  {
    name: 'estimate',
    place: { path: '/insurance-calculator?who=family', show: askForPrice },
    width: 1280,
  },
  { name: 'order-saved', place: findPlace('/checkout/payment, a request'), width: 1280 },
  {
    name: 'urgent-result',
    place: { path: '/wellness', show: seeUrgentResult },
    width: 360,
    heading: urgentHeading,
  },
  { name: 'provider-results', place: { path: '/providers?q=ikeja' }, width: 1280 },
  { name: 'news-post', place: { path: '/posts/malaria-test-before-treatment' }, width: 360 },
  { name: 'faqs', place: { path: '/faqs' }, width: 1280 },
  { name: 'menu', place: { path: '/faqs', show: openMenu }, width: 360 },
  { name: 'quiz', place: { path: '/', show: meetQuiz }, width: 360 },
];

for (const { name, place, width, edition = 'NG', isDark, heading } of screens) {
  test(`${name} looks as in its picture`, async ({ page }) => {
    await page.clock.install({ time: day });
    await asVisitor(page, edition);
    await page.setViewportSize({ width, height: width === 360 ? 780 : 800 });
    await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' });
    await show(page, place);
    await writeSameReference(page);
    await scrollTo(page, heading);
    await page.mouse.move(0, 0);
    await seePictures(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
}

async function askForPrice(page: Page): Promise<void> {
  await sentInPlace(page);
  await page.getByLabel('Age of the first adult').fill('36');
  await page.getByRole('textbox', { name: 'Children under 18' }).fill('2');
  await page.getByRole('button', { name: 'Show the price' }).click();
  await expect(page.getByRole('link', { name: 'Buy Gold' })).toBeVisible();
}

async function seeUrgentResult(page: Page): Promise<void> {
  await hydrated(page.getByRole('button', { name: 'Check Symptoms' }));
  await checkUrgentSymptoms(page);
}

async function openMenu(page: Page): Promise<void> {
  await started(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

/** Comes back as somebody who has not taken the quiz, and waits until it opens. */
async function meetQuiz(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await started(page);
  await page.clock.runFor(7000);
  await expect(page.getByRole('dialog', { name: 'Five quick questions' })).toBeVisible();
}

/** Every order gets a new reference. */
function writeSameReference(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      node.nodeValue = node.nodeValue?.replace(/\b[\dA-F]{8}\b/g, '1A2B3C4D') ?? null;
    }
  });
}

function scrollTo(page: Page, heading: string | undefined): Promise<void> {
  const target =
    heading === undefined ? page.locator('body') : page.getByRole('heading', { name: heading });
  return target.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
}

/** Waits for the pictures within the window, and for the letters of all fonts in use. */
async function seePictures(page: Page): Promise<void> {
  await page.evaluate(nextFrame);
  await page.waitForFunction(() => {
    const isNear = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight;
    const near = [...document.images].filter((image) => isNear(image.getBoundingClientRect()));
    return document.fonts.status === 'loaded' && near.every(({ complete }) => complete);
  });
}
