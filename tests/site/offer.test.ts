import { expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

const company = {
  organisation: 'Example Works & Sons',
  people: '80',
  plan: 'silver',
  name: 'Ada Example',
  email: 'ada@mail.example',
  consent: 'quote-1',
};

async function offerOf(fields: Readonly<Record<string, string>>, from: string) {
  const browser = plainBrowser(site.address, { from });
  await browser.open('/corperate-plan');
  await browser.send({ ...company, ...fields });
  return browser;
}

it('an offer with dependants asks how many, and prices them in lines of their own', async () => {
  const browser = await offerOf({ dependants: 'yes', rcNumber: 'RC 123456' }, '10.11.0.2');
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Enter how many husbands, wives and children, or choose No');
  expect(browser.html()).toContain('value="RC 123456"');
  await browser.send({ ...company, spouses: '25', children: '40' });
  const words = browser.words();
  expect(words).toMatch(/Your reference is [0-9A-F]{8}/);
  expect(words).toContain(
    '80 staff, 25 husbands and wives and 40 children. Not in this price: parents of your staff.',
  );
  expect(words).toContain('25 husbands and wives, 18 to 45, at ₦135,000');
  expect(words).toContain('40 children under 18, at ₦94,500');
  expect(words).toContain('Silver for 145 people');
});

it('an offer shows two plans side by side, and so does its PDF', async () => {
  const browser = await offerOf({ dependants: 'no', compare: 'gold' }, '10.11.0.3');
  expect(browser.words()).toContain(
    'For Example Works & Sons: 80 staff. Not in this price: husbands, wives, children and parents of your staff.',
  );
  expect(browser.words()).toContain('Silver for 80 people: ₦9,936,000 a year');
  expect(browser.words()).toContain('Gold for 80 people');
  const [, link = ''] = /href="(\/quote\.pdf[^"]*)"/.exec(browser.html()) ?? [];
  const path = link.replaceAll('&amp;', '&');
  // Anyone could put other words there.
  for (const name of ['organisation', 'reference']) {
    expect(new URL(path, site.address).searchParams.has(name)).toBe(false);
  }
  const pdf = await ask(site.address, path);
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
});
