import { expect, test, type Page } from '@playwright/test';
import { findAxeFaults } from '../a11y/checks/find-axe-faults.ts';
import { findOverflow } from '../a11y/checks/find-overflow.ts';
import { startFakePaystack, type FakePaystack } from '../support/fake-paystack.ts';
import { findFreePort } from '../support/free-port.ts';
import { onLongRun } from '../support/long-run.ts';
import { fillInAda, finishOrder, nextStep } from '../support/order-steps.ts';
import { useOwnSite } from '../support/use-own-site.ts';

let paystack: FakePaystack;
let port = '';
test.beforeAll(async () => {
  paystack = await startFakePaystack();
  port = String(await findFreePort());
});
const site = useOwnSite(() => ({
  PORT: port,
  // Paystack sends visitors back here.
  SITE_URL: `http://127.0.0.1:${port}`,
  PAYSTACK_SECRET_KEY: paystack.secretKey,
  PAYSTACK_URL: paystack.url,
}));
test.afterAll(() => paystack[Symbol.asyncDispose]());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pay = (page: Page) => page.getByRole('button', { name: 'Pay ₦22,950 with Paystack' }).click();

/** Orders Gold for one adult, by the month. Each has a name: the same order twice is one. */
async function order(page: Page, name: string): Promise<void> {
  await page.goto(`${site.address}/checkout/gold?who=me&age=36&pay=monthly`);
  await nextStep(page);
  await fillInAda(page, { 'Your full name': name });
  await finishOrder(page);
}

test('a monthly payer pays three instalments, the first of which fails first', async ({ page }) => {
  const schedule = page.getByRole('region', { name: 'Your 12 payments' });
  const paid = schedule.getByRole('listitem').filter({ hasText: 'Paid' });
  await order(page, 'Ada Example');
  await expect(heading(page)).toHaveText('Your order is saved');
  await expect(schedule.getByRole('listitem')).toHaveCount(12);

  paystack.card = 'declined';
  await pay(page);
  await expect(heading(page)).toHaveText('The payment did not go through');
  await expect(paid).toHaveCount(0);

  paystack.card = 'good';
  await pay(page);
  await expect(heading(page)).toHaveText('Thank you. Your payment has arrived');
  await expect(paid).toHaveText([/^Payment 1, on this page/]);

  await schedule.getByRole('link', { name: 'Payment 2', exact: true }).click();
  await expect(heading(page)).toHaveText(/^Payment 2 of 12 is due on \d+ \w+ \d{4}$/);
  await pay(page);
  await expect(heading(page)).toHaveText('Thank you. Payment 2 of 12 has arrived');

  // The order's own link leads to the next.
  await page.getByRole('link', { name: 'this link' }).click();
  await expect(heading(page)).toHaveText(/^Payment 3 of 12 is due on/);
  await pay(page);
  await expect(heading(page)).toHaveText('Thank you. Payment 3 of 12 has arrived');
  await expect(paid).toHaveCount(3);
  expect([...paystack.transactions.values()].map(({ status }) => status).slice(-4)).toEqual([
    'failed',
    'success',
    'success',
    'success',
  ]);

  const receipt = schedule.getByRole('link', { name: 'Receipt 2 (PDF)' });
  const answer = await page.request.get(`${site.address}${await receipt.getAttribute('href')}`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('axe finds no fault in the schedule, and it fits the screen', onLongRun, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await order(page, 'Bisi Example');
  await expect(page.getByRole('region', { name: 'Your 12 payments' })).toBeVisible();
  expect([...(await findAxeFaults(page)), ...(await findOverflow(page))]).toEqual([]);
});
