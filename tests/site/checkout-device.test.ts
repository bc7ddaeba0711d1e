import { expect, it } from 'vitest';
import { asRead } from '../support/mail-server.ts';
import { plainBrowser, type PlainBrowser } from '../support/plain-browser.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const noMail = useSharedSite();
let isDown = false;
const site = useMailingSite({}, { verdict: () => (isDown ? '451 later' : '250 taken') });
let visitors = 0;

function visit(address = site.address): PlainBrowser {
  visitors += 1;
  return plainBrowser(address, { from: `10.6.0.${visitors}` });
}

const ada = { name: 'Ada Example', phone: '0803 123 4567', email: 'ada@mail.example' };
const goOn = { name: 'go', value: 'device' };

/** Begins an order, and asks for a link in the middle of a step. */
async function askFrom(browser: PlainBrowser, email: string): Promise<void> {
  await browser.open('/checkout/gold');
  await browser.send({ who: 'me' });
  await browser.send(ada, goOn);
  expect(browser.path()).toBe('/checkout/device?plan=gold');
  await browser.send({ email });
}

/** The link in the newest mail to an address. */
function linkTo(email: string): string {
  const mail = site.mails.findLast((message) => message.includes(`\nTo: ${email}\n`)) ?? '';
  const text = asRead(mail);
  return /\/checkout\/device\?plan=gold&link=[\w-]{22}/.exec(text)?.[0] ?? '';
}

it('an order goes on, on another device, from a link that works once', async () => {
  const first = visit();
  await askFrom(first, 'ada-1@mail.example');
  expect(first.words()).toContain('We’ve sent a link to ada-1@mail.example');
  const link = linkTo('ada-1@mail.example');
  const other = visit();
  await other.open(link);
  // A mail program that looks at the link does not use it up.
  await other.open(link);
  expect(other.words()).toContain('Continue your order for Gold');
  await other.send();
  expect(other.path()).toBe('/checkout/gold?step=people');
  expect(other.html()).toContain('value="Ada Example"');
  const late = visit();
  await late.open(link);
  expect(late.status()).toBe(404);
  expect(late.words()).toContain('We can’t find this order');
  await first.open('/checkout/gold?step=people');
  expect(first.html()).toContain('value="Ada Example"');
  const mail = site.mails.find((message) => message.includes('\nTo: ada-1@mail.example\n'));
  expect(mail).toContain('Gold');
  expect(mail).not.toMatch(/Ada Example|0803|ada@mail/);
});

it('an address is asked for again, and kept while mail cannot be sent', async () => {
  const browser = visit();
  await askFrom(browser, 'ada@');
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Enter an email address like');
  isDown = true;
  await browser.send({ email: 'ada-3@mail.example' });
  isDown = false;
  expect(browser.status()).toBe(503);
  expect(browser.html()).toContain('value="ada-3@mail.example"');
  await browser.send();
  expect(browser.words()).toContain('We’ve sent a link');
});

it('an address with a mistyped domain is asked about, and taken when it is sent again', async () => {
  const browser = visit();
  await askFrom(browser, 'ada@gmial.com');
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Did you mean gmail.com?');
  await browser.send();
  expect(browser.words()).toContain('We’ve sent a link to ada@gmial.com');
});

it('an address gets three links an hour', async () => {
  for (let sent = 0; sent < 3; sent += 1) await askFrom(visit(), 'ada-4@mail.example');
  const browser = visit();
  await askFrom(browser, 'Ada-4@mail.example');
  expect(browser.status()).toBe(429);
});

it('nobody without an order gets a link, and no link is made up', async () => {
  const browser = visit();
  await browser.open('/checkout/device?plan=gold');
  expect(browser.words()).toContain('We can’t find this order');
  await browser.open(`/checkout/device?plan=gold&link=${'a'.repeat(22)}`);
  expect(browser.status()).toBe(404);
});

it('without a mail server none is offered', async () => {
  const browser = visit(noMail.address);
  await browser.open('/checkout/gold');
  await browser.send({ who: 'me' });
  expect(browser.words()).not.toContain('another device');
});
