import { expect, it } from 'vitest';
import { plainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

const consents = {
  consentData: 'enrolment-data-1',
  consentExclusions: 'enrolment-exclusions-1',
  consentTerms: 'enrolment-terms-3',
};
const ada = {
  name: 'Ada Example',
  birth: '27 3 1990',
  gender: 'Female',
  phone: '0803 123 4567',
  email: 'ada@mail.example',
  state: 'lagos',
};
const box = /<input[^>]*name="consent[A-Z]/;
const ticked = /<input(?=[^>]* checked)[^>]*name="consent[A-Z]/;

/** Opens the checkout by this link and goes through all steps up to the review, without scripts. */
async function fillIn(query: Readonly<Record<string, string>>, from = '10.3.0.1') {
  const browser = plainBrowser(site.address, { from });
  await browser.open(`/checkout/gold?${new URLSearchParams(query)}`);
  await browser.send({ who: 'me' });
  await browser.send(ada);
  await browser.send({ hospital: 'later' });
  expect(browser.words()).toContain('Check your answers');
  return browser;
}

it('a link ticks no box of the review, and an order sent so is not saved', async () => {
  const browser = await fillIn({ who: 'me', ...consents });
  expect(browser.html()).not.toMatch(ticked);
  await browser.send({});
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Tick the box about your details');
});

it('a box is ticked in the review that is sent: no other step carries it', async () => {
  const browser = await fillIn({});
  await browser.send(consents, { name: 'go', value: 'back' });
  expect(browser.html()).not.toMatch(box);
  await browser.open('/checkout/gold?step=people&change=name');
  await browser.send({ name: 'Ada B Example', ...consents });
  expect(browser.words()).toContain('Check your answers');
  expect(browser.html()).not.toMatch(ticked);
});

it('an order that was sent too often keeps the boxes that were ticked with it', async () => {
  const browser = await fillIn({}, '10.3.0.2');
  for (let sent = 0; sent < 20; sent += 1) await browser.send({});
  await browser.send(consents);
  expect(browser.status()).toBe(429);
  for (const wording of Object.values(consents)) {
    expect(browser.html()).toMatch(new RegExp(`<input(?=[^>]* checked)[^>]*value="${wording}"`));
  }
});
