import { expect, it } from 'vitest';
import { plainBrowser } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();

async function read(path: string): Promise<string> {
  const browser = plainBrowser(site.address);
  await browser.open(path);
  expect(browser.status()).toBe(200);
  return browser.words();
}

it('a medicine is looked up by a misspelt brand, for one plan', async () => {
  const words = await read('/medicines?q=zestrill&plan=bronze');
  expect(words).toContain('1 medicine for “zestrill”');
  expect(words).toContain('Check that yours is the name on the pack.');
  expect(words).toMatch(/Lisinopril .*Bronze doesn’t pay.*Paid for by Silver, Gold and Platinum/);
});

it('one that is not on the list leads to somebody to ask', async () => {
  const words = await read('/medicines?q=xyzzy');
  expect(words).toContain('“xyzzy” isn’t on our list');
  expect(words).toContain('Ask the pharmacist for the generic name');
});

it('a plan’s page leads to what that plan pays for', async () => {
  const browser = plainBrowser(site.address);
  await browser.open('/plans/bronze');
  const [, link = ''] = /href="(\/medicines\?[^"]*)"/.exec(browser.html()) ?? [];
  const words = await read(link.replaceAll('&amp;', '&'));
  expect(words).toMatch(/\d+ medicines that Bronze pays for/);
  expect(words).toContain('Ibuprofen');
  expect(words).not.toContain('Metformin');
});
