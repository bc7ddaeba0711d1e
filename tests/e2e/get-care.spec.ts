import { expect, test, type Page } from '@playwright/test';
import { openStarted } from '../support/keyboard.ts';
import { startSwitchableProxy } from '../support/switchable-proxy.ts';
import { inChromiumAlone } from '../support/long-run.ts';

test.use({ viewport: { width: 360, height: 640 }, extraHTTPHeaders: { 'x-country': 'NG' } });

const ways = ['WhatsApp', 'Text message', 'Email'] as const;
const typed = ['Plan: Gold', 'Hospital: Ọlá & Sons', 'Problem: The hospital wants cash first'];

/** Waits until what is typed is written into the message at once. */
async function writesAtOnce(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('ready-message') !== undefined);
}

async function fillMessage(page: Page): Promise<void> {
  const form = page.locator('ready-message form');
  await form.getByLabel('Plan').selectOption('Gold');
  await form.getByLabel('Hospital').fill('Ọlá & Sons');
  await form.getByLabel('Problem').selectOption('The hospital wants cash first');
}

/** The texts that the links to WhatsApp, SMS and mail carry. */
async function carried(page: Page): Promise<readonly (string | null)[]> {
  const message = page.getByRole('region', { name: 'Your message' });
  const links = ways.map((name) => message.getByRole('link', { name }).getAttribute('href'));
  return (await Promise.all(links)).map((href) => {
    const { searchParams } = new URL(href ?? '');
    return searchParams.get('text') ?? searchParams.get('body');
  });
}

const message = expect.stringContaining(typed.join('\n'));

test(
  'the page works offline as the second of a visit',
  inChromiumAlone,
  async ({ page, baseURL }) => {
    await using proxy = await startSwitchableProxy(baseURL ?? '');
    await openStarted(page, `${proxy.address}/faqs`);
    await page.keyboard.press('Shift');
    const isKept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        const addresses = all.flat().map(({ url }) => url);
        return /\/get-care,/.test(`${addresses.join()},`) && /ready-message/.test(addresses.join());
      });
    await expect.poll(isKept).toBe(true);
    await page.context().setOffline(true);
    proxy.target = undefined;
    await page.getByRole('banner').getByRole('link', { name: 'Get care' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get care now');
    await expect(page.getByRole('link', { name: /^Call 112/ })).toHaveAttribute('href', 'tel:112');
    await writesAtOnce(page);
    await fillMessage(page);
    expect(await carried(page)).toEqual([message, message, message]);
  },
);

test('the first screen has the four ways; nothing typed is sent or stored', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await page.goto('/get-care');
  const numbers = page.getByRole('main').getByRole('link', { name: /^Call (112|767)/ });
  await expect(numbers).toHaveCount(2);
  const links = page.getByRole('navigation', { name: 'Ways to care' }).getByRole('link');
  await expect(links).toHaveText([
    'It’s an emergency',
    'I need a hospital near me',
    'The hospital refuses me or wants cash',
    'I paid myself',
  ]);
  for (const link of [...(await numbers.all()), ...(await links.all())]) {
    await expect(link).toBeInViewport({ ratio: 1 });
  }

  await writesAtOnce(page);
  await fillMessage(page);
  await page.getByLabel('Hospital').first().press('Enter');
  await expect(page.getByRole('region', { name: 'Your message' })).toBeFocused();
  expect(await carried(page)).toEqual([message, message, message]);
  await expect(page).toHaveURL('/get-care');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  );
  expect([...sent, stored].filter((text) => /Gold|cash|Sons/.test(text))).toEqual([]);
});
