import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { checkoutForm, fillInAda, nextStep, sendOrder } from '../support/order-steps.ts';

// From one address only so many forms are taken.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.7.0.3' } });

/** What the browser holds of it for this visit, once scripts have started. */
function saved(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('enrolment'));
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('from the home page to a reference', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Explore More' }).first().click();
      await page.getByLabel('Your age').fill('36');
      await page.getByRole('button', { name: 'Show the price' }).click();
      await page.getByRole('link', { name: 'Buy Gold' }).click();
      await expect(page.getByRole('heading', { name: 'Who should Gold cover?' })).toBeVisible();
      await nextStep(page);
      await fillInAda(page);
      await nextStep(page, 'Choose a hospital');
      await nextStep(page);
      await expect(page.getByText('27 March 1990')).toBeVisible();
      await sendOrder(page);
      await expect(page.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
      await expect(page).toHaveURL(/\/checkout\/payment\?request=[\w-]{24}$/);
      await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
    });
  });
}

test('answers survive a reload and the way back, and are deleted once sent', async ({ page }) => {
  await page.goto('/checkout/gold');
  await nextStep(page);
  await fillInAda(page);
  await expect.poll(() => saved(page)).toContain('lagos');
  await page.reload();
  await expect(checkoutForm(page).getByLabel('Your full name')).toHaveValue('Ada Example');
  await nextStep(page, 'Choose a hospital');
  await nextStep(page, 'Check your answers');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Choose a hospital' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await sendOrder(page);
  await expect(page.getByRole('heading', { name: 'Your order is saved' })).toBeVisible();
  await expect.poll(() => saved(page)).toBeNull();
});

test('a step sent before its script loaded loses nothing of the next one on reload', async ({
  page,
}) => {
  await page.route(/checkout-steps\.island/, () => {});
  await page.goto('/checkout/gold');
  await nextStep(page);
  await expect(checkoutForm(page).getByLabel('Your full name')).toBeVisible();
  await page.unroute(/checkout-steps\.island/);
  await page.reload();
  await fillInAda(page);
  await expect.poll(() => saved(page)).toContain('lagos');
  await page.reload();
  await expect(checkoutForm(page).getByLabel('Your full name')).toHaveValue('Ada Example');
});

test('the price follows what is typed, and errors take the focus', async ({ page }) => {
  await page.goto('/checkout/gold');
  await page.getByText('My family', { exact: true }).click();
  await checkoutForm(page).getByRole('textbox', { name: 'Children under 18' }).fill('2');
  await expect(page.locator('#order data')).toHaveText('₦612,000');
  await nextStep(page);
  await checkoutForm(page).getByLabel('Your date of birth').fill('27 3 1970');
  await expect(page.locator('#order data')).toHaveText('₦714,000');
  await nextStep(page);
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.locator('.form__problem')).toBeFocused();
  await page.getByRole('link', { name: 'Enter your name' }).click();
  await expect(checkoutForm(page).getByLabel('Your full name')).toBeFocused();
});

test('a network that fails loses nothing', async ({ page, context }) => {
  await page.goto('/checkout/gold');
  await nextStep(page);
  await fillInAda(page);
  await expect.poll(() => saved(page)).toContain('lagos');
  await context.setOffline(true);
  await nextStep(page);
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await expect(checkoutForm(page).getByLabel('Your full name')).toHaveValue('Ada Example');
  await context.setOffline(false);
  await nextStep(page, 'Choose a hospital');
});

test('no step has a fault that axe finds', async ({ page }) => {
  // Seven pages, each looked at as a whole.
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // So tall that the bar at the window's foot covers no link: axe measures what it leaves free.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 3000 });
  const faults: string[] = [];
  async function look(heading: string): Promise<void> {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    faults.push(...(await findAxeFaults(page)).map((fault) => `${heading}: ${fault}`));
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${heading}: scrolls sideways`);
  }
  await page.goto('/checkout/gold');
  await look('Who should Gold cover?');
  await nextStep(page);
  await look('Tell us about yourself');
  await nextStep(page);
  await look('There is a problem');
  await fillInAda(page);
  await nextStep(page);
  await look('Choose a hospital');
  await nextStep(page);
  await look('Check your answers');
  await sendOrder(page);
  await look('Your order is saved');
  await page.goto('/checkout/diamond');
  await look('We can’t find that plan');
  expect(faults).toEqual([]);
});

test.describe('from abroad', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'GB' } });

  test('the quote dialog takes a request for a written quote in its frame', async ({ page }) => {
    await page.goto('/global');
    await page.getByRole('button', { name: 'Request a quote' }).first().click();
    const frame = page.frameLocator('iframe[title="Quote form"]');
    await frame.getByLabel('Their age').fill('30');
    await expect(frame.locator('#quote-price data').first()).toHaveText('$190');
    const send = frame.locator('form#send');
    await send.getByLabel('Your name').fill('Ada Example');
    await send.getByLabel('Email', { exact: true }).fill('ada@mail.example');
    await send.getByRole('checkbox').check();
    await send.getByRole('button', { name: 'Send me this quote' }).click();
    await expect(frame.getByText(/Your reference is [0-9A-F]{8}/)).toBeVisible();
  });
});
