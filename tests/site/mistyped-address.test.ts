import { expect, it } from 'vitest';
import { plainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

const ada = { name: 'Ada Example', phone: '0803 123 4567' };
const message = { topic: 'plan', message: 'What does Gold pay for?', consent: 'contact-1' };
const company = { organisation: 'Example Ltd', people: '30', dependants: 'no' };

/** Forms that take an email address: where they are, and what else they need. */
const forms: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['the newsletter', '/newsletter', { consent: 'newsletter-1' }],
  ['the contact form', '/contact', { ...ada, ...message }],
  ['a request about personal data', '/privacy', { ...ada, right: 'access' }],
  [
    'a quote in writing',
    '/insurance-calculator?who=me&age=30&plan=gold',
    { ...ada, reply: 'email', consent: 'quote-1' },
  ],
  ['an offer', '/corperate-plan', { ...ada, ...company, consent: 'quote-1' }],
];

it.each(forms)('in %s a mistyped domain is asked about only once', async (_name, path, fields) => {
  const browser = plainBrowser(site.address, { from: '10.7.0.1' });
  await browser.open(path);
  await browser.send({ ...fields, email: 'ada@gmial.com' });
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Did you mean gmail.com?');
  await browser.send(fields);
  expect(browser.status()).toBe(200);
  expect(browser.words()).not.toContain('Did you mean');
});

it('an address that was taken is not asked about again where another field is wrong', async () => {
  const browser = plainBrowser(site.address, { from: '10.7.0.1' });
  await browser.open('/contact');
  await browser.send({ ...ada, ...message, email: 'ada@gmial.com' });
  await browser.send({ ...message, phone: '0803' });
  expect(browser.status()).toBe(422);
  await browser.send({ ...message, ...ada });
  expect(browser.status()).toBe(200);
});
