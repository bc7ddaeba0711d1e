import { expect, it } from 'vitest';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

// Pages of an order at addresses that lead to none.

const site = useSharedSite();

function visit(edition: 'NG' | 'DG' = 'NG'): PlainBrowser {
  return plainBrowser(site.address, { edition });
}

it('an unknown plan is answered with a list of plans', async () => {
  const browser = visit();
  await browser.open('/checkout/diamond?who=me&age=30');
  expect(browser.status()).toBe(404);
  expect(browser.words()).toContain('We can’t find that plan');
  expect(browser.html()).toContain('href="/checkout/silver?who=me&amp;age=30"');
});

it.each(['/checkout/payment', '/checkout/paypal'])('%s alone says where to begin', async (path) => {
  const browser = visit();
  await browser.open(path);
  expect(browser.status()).toBe(200);
  expect(browser.words()).toContain('Start from a plan');
  expect(browser.words()).toMatch(/From ₦[\d,]+ a year for one adult Buy Bronze/);
  expect(browser.html()).toContain('href="/checkout/return"');
});

it('/checkout/members alone leads to an order, sent or not', async () => {
  const browser = visit();
  await browser.open('/checkout/members');
  expect(browser.html()).toContain('href="/checkout/return"');
  expect(browser.html()).toContain('href="/insurance-calculator?who=staff"');
});

it('from abroad prices are in dollars', async () => {
  const browser = visit('DG');
  await browser.open('/checkout/payment');
  expect(browser.words()).toMatch(/From \$\d+ a year for one adult Buy Bronze/);
  expect(browser.html()).not.toContain('₦');
});

it('an unknown link is not found', async () => {
  const browser = visit();
  await browser.open('/checkout/payment?request=guessed');
  expect(browser.status()).toBe(404);
  expect(browser.words()).toContain('Don’t pay twice');
});
