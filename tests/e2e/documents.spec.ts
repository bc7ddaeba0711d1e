import { expect, test as base, type Page } from '@playwright/test';
import { openStarted, sentInPlace, started } from '../support/keyboard.ts';
import { startSwitchableProxy } from '../support/switchable-proxy.ts';
import { onLongRun } from '../support/long-run.ts';

// Going back as people meet it: Playwright switches the browser's cache of whole pages off.
const test = base.extend({});
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
  serviceWorkers: 'block',
});

interface Seen {
  readonly isPersisted?: boolean;
}

/** Notes in each page whether the browser has kept it whole. */
async function watchReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      Object.assign(window, { isPersisted: persisted });
    });
  });
}

const isPersisted = (page: Page) => page.evaluate(() => (window as Seen).isPersisted);

/** A page that comes back whole does not load again: there is no load event to wait for. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
}

test('going back finds the place, words and what was unfolded, as left', async ({ page }) => {
  await watchReturns(page);
  const form = page.locator('form#contact');
  const footer = page.getByRole('contentinfo');
  const question = page.locator('summary:visible');
  const search = page.getByLabel('Search the questions');

  await page.goto('/contact');
  await sentInPlace(page);
  await form.getByLabel('Your name').fill('Ada Example');
  await form.getByLabel('Your message').fill('The card has not come.');
  await footer.getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL('/faqs');
  await started(page);
  await search.pressSequentially('card');
  await expect(page.getByText(/about “card”/)).toBeVisible();
  await question.last().click();
  const away = footer.getByRole('link', { name: 'Privacy', exact: true });
  await away.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await away.click();
  await expect(page).toHaveURL('/privacy');
  expect(await isPersisted(page)).toBe(false);

  await goBack(page);
  await expect.poll(() => isPersisted(page)).toBe(true);
  await expect(search).toHaveValue('card');
  expect(await page.evaluate(() => scrollY)).toBe(left);
  await expect(page.getByText(/about “card”/)).toBeAttached();
  await expect(page.locator('details.faq-item[open]')).toHaveCount(1);

  await goBack(page);
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => isPersisted(page)).toBe(true);
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Example');
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByRole('region', { name: 'There is a problem' })).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue('The card has not come.');

  await test.step('back after sending shows the thanks or a fresh form, never the sent words', async () => {
    const thanks = page.getByRole('heading', { name: 'Thank you. We have your message' });
    await form.getByLabel('Phone').fill('0700 000 0000');
    await form.getByLabel('What is it about?').selectOption('A complaint');
    await form.getByRole('checkbox').check();
    await send.click();
    await expect(thanks).toBeVisible();
    await page.goto('/faqs');
    await goBack(page);
    await expect(page).toHaveURL('/contact');
    await expect(thanks.or(form.getByLabel('Your name')).and(page.locator(':visible'))).toHaveCount(
      1,
    );
    await expect(page.getByText('The card has not come.')).toHaveCount(0);
  });
});

test(
  'without a worker, a link pressed offline keeps what was typed',
  onLongRun,
  async ({ page, baseURL }) => {
    await using proxy = await startSwitchableProxy(baseURL ?? '');
    await page.goto(`${proxy.address}/contact`);
    const form = page.locator('form#contact');
    await sentInPlace(page);
    await form.getByLabel('Your name').fill('Ada Example');
    proxy.target = undefined;
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('chrome-error://chromewebdata/');
    proxy.target = baseURL;
    await goBack(page);
    await expect(form.getByLabel('Your name')).toHaveValue('Ada Example');
  },
);

test('a pressed link is fetched before it is let go', onLongRun, async ({ page, baseURL }) => {
  await using proxy = await startSwitchableProxy(baseURL ?? '');
  await openStarted(page, `${proxy.address}/faqs`);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.scrollIntoViewIfNeeded();
  expect(proxy.asked).not.toContain('GET /story');
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => proxy.asked).toContain('GET /story');
  await page.mouse.up();
  await expect(page).toHaveURL(`${proxy.address}/story`);
  expect(proxy.asked.filter((one) => one === 'GET /story')).toHaveLength(1);
});
