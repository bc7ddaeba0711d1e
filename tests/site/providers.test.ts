import { expect, it } from 'vitest';
import { postForm } from '../support/post-form.ts';
import { plainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

/** Opens a page as a browser without scripts. */
async function open(path: string) {
  const browser = plainBrowser(site.address, { from: '10.8.0.1' });
  await browser.open(path);
  expect(browser.status()).toBe(200);
  return browser;
}

it('the form of the directory finds providers by state and plan, page by page', async () => {
  const found = await open('/providers?q=&state=lagos&plan=gold');
  expect(found.words()).toMatch(/[\d,]+ providers in Lagos/);
  const [, more = ''] = /href="([^"]*page=2[^"]*)"/.exec(found.html()) ?? [];
  const next = await open(more.replaceAll('&amp;', '&'));
  expect(next.words()).toMatch(/21 to 40 of/);
  expect(next.words()).toContain('Show the 20 before');
});

it('a wrong entry can be reported on the page of a provider', async () => {
  const browser = await open('/providers/ud_uhms-gada-trauma-centre');
  await browser.send({ mistake: 'other', message: 'The gate is on the other side.' });
  expect(browser.path()).toMatch(/\?sent=[0-9A-F]{8}$/);
  expect(browser.words()).toContain('Thank you for telling us');
});

it('a report to an address of before keeps what it could not save', async () => {
  const refused = await postForm(site, '/providers/ud_uhms', { mistake: '', message: 'It moved.' });
  expect(refused.status).toBe(422);
  expect(refused.text()).toContain('It moved.');
});
