import { describe, expect, it } from 'vitest';
import { readSource } from '#server/content/open-files.ts';
import { ask } from '../support/ask.ts';
import { enrolAda } from '../support/enrol-ada.ts';
import { long } from '../support/long-run.ts';
import { asRead } from '../support/mail-server.ts';
import { plainBrowser, visitorsOf, type PlainBrowser } from '../support/plain-browser.ts';
import { postForm } from '../support/post-form.ts';
import { useMailingSite } from '../support/use-mailing-site.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const noMail = useSharedSite();
let isDown = false;
const site = useMailingSite({}, { verdict: () => (isDown ? '451 later' : '250 taken') });
const visit = visitorsOf(site, '10.3.0');

const mailsTo = (email: string, subject: string) =>
  site.mails.filter((mail) => mail.includes(`\nTo: ${email}\n`) && mail.includes(subject));

/** Waits for the newest link that was mailed there, the one of so many. */
async function linkTo(email: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(email, 'The link to your order')).toHaveLength(count);
  return linkIn(mailsTo(email, 'The link to your order').at(-1) ?? '');
}

function linkIn(mail: string): string {
  const text = asRead(mail);
  return /\/checkout\/payment\?request=[\w-]+/.exec(text)?.[0] ?? '';
}

/** Asks for a link. @returns the page that answers */
async function askFor(browser: PlainBrowser, reference: string, email: string) {
  await browser.open('/checkout/return');
  await browser.send({ reference, email });
  return browser;
}

const ada = { name: 'Ada Example', phone: '0803 123 4567', email: 'ada@mail.example' };
const goOn = { name: 'go', value: 'device' };

/** Begins an order, and asks for a link in the middle of a step. */
async function askInStep(browser: PlainBrowser, email: string): Promise<void> {
  await browser.open('/checkout/gold');
  await browser.send({ who: 'me' });
  await browser.send(ada, goOn);
  expect(browser.path()).toBe('/checkout/device?plan=gold');
  await browser.send({ email });
}

it('reference and address bring the link, again and again, after a restart too', async () => {
  const email = 'ada@mail.example';
  const first = visit();
  const reference = await enrolAda(first, { email });
  await askFor(visit(), reference, email);
  await linkTo(email);
  await site.restart();
  const other = visit();
  await askFor(other, reference.toLowerCase(), email.toUpperCase());
  await other.open(await linkTo(email, 2));
  expect(other.words()).toContain(`Your reference is ${reference}`);
  expect(other.path()).toBe(first.path());
});

it('an order is mailed once, with its link and the contract that its review led to', async () => {
  const email = 'once@mail.example';
  const browser = visit();
  const reference = await enrolAda(browser, { email });
  await expect.poll(() => mailsTo(email, `Your order with`)).toHaveLength(1);
  const [mail = ''] = mailsTo(email, 'Your order with');
  expect(mail).toContain(reference);
  const [, version = ''] = /^Contract: version (\S+), attached$/m.exec(mail) ?? [];
  const [, encoded = ''] =
    /^Content-Disposition: attachment; filename=contract-.*\n\n([^-]*)/m.exec(mail) ?? [];
  const { status, body } = await ask(site.address, `/contract.pdf?version=${version}`);
  expect(status).toBe(200);
  expect(Buffer.from(encoded, 'base64').equals(body)).toBe(true);
  const paying = browser.path();
  await browser.open(linkIn(mail));
  expect(browser.path()).toBe(paying);
});

it('nobody learns whether a reference or an address exists', async () => {
  const email = 'secret@mail.example';
  const reference = await enrolAda(visit(), { email });
  const claims = [
    [reference, email],
    [reference, 'other@mail.example'],
    ['FFFFFFFF', email],
  ] as const;
  const seen = [];
  for (const [asked, address] of claims) {
    const pages = [];
    for (let times = 0; times < 6; times += 1) {
      const browser = await askFor(visit(), asked, address);
      const main = /<main[\s\S]*<\/main>/.exec(browser.html())?.[0] ?? '';
      pages.push(`${browser.status()} ${browser.path().replace(/[\dA-F]{8}$/, 'ID')} ${main}`);
    }
    seen.push(...pages);
  }
  expect(seen[0]).toMatch(/^200 \/checkout\/return\?sent=ID .*Check your email/s);
  expect(new Set(seen).size).toBe(1);
  // Five are mailed within the hour.
  await linkTo(email, 5);
  expect(site.mails.join('\n')).not.toContain('To: other@mail.example');
});

it('an address with a mistyped domain is asked about, and taken when it is sent again', async () => {
  const email = 'ada@gmial.com';
  const returning = await askFor(visit(), '5E2EBBDD', email);
  const correcting = visit();
  await enrolAda(correcting, { email: 'wrong@mail.example' });
  await correcting.send({ email });
  const moving = visit();
  await askInStep(moving, email);
  for (const browser of [returning, correcting, moving]) {
    expect(browser.status()).toBe(422);
    expect(browser.words()).toContain('Did you mean gmail.com?');
    await browser.send();
    expect(browser.status()).toBe(200);
  }
  expect(returning.words()).toContain('Check your email');
  expect(correcting.words()).toContain(`We sent your order and its link to ${email}`);
  expect(moving.words()).toContain(`We’ve sent a link to ${email}`);
});

it('one visitor may send only so many forms, under any address of the page', long, async () => {
  const browser = visit();
  const statuses = [];
  for (let sent = 0; sent < 21; sent += 1) {
    await browser.open('/checkout/return');
    const reference = `ABCDEF${String(sent).padStart(2, '0')}`;
    const to = sent % 2 === 0 ? '/checkout/return' : '/checkout/return?step=people';
    await browser.send({ reference, email: 'ada@mail.example' }, undefined, to);
    statuses.push(browser.status());
  }
  expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(statuses[20]).toBe(429);
  expect(browser.words()).toContain('Too many forms');
});

it('is kept out of indexes and caches, and the log has none of it', async () => {
  const page = await ask(site.address, '/checkout/return');
  expect(page.text()).toContain('<meta name="robots" content="noindex"');
  const email = 'quiet@mail.example';
  const reference = await enrolAda(visit(), { email });
  const browser = await askFor(visit(), reference, email);
  const [, token = ''] = (await linkTo(email)).split('=');
  expect(browser.html()).not.toContain(email);
  const lines = site.lines.join('\n');
  for (const secret of [email, token]) expect(lines).not.toContain(secret);
  // As a whole word: a lead's id ends in its reference.
  expect(lines).not.toMatch(new RegExp(`\\b${reference}\\b`));
});

it('without a mail server the page says whom to call, and takes no form', async () => {
  const browser = plainBrowser(noMail.address, { from: '10.3.1.1' });
  await browser.open('/checkout/return');
  const { phones } = await readSource('content', 'identity');
  expect(browser.words()).toMatch(/We can’t send links by email .* Call /);
  expect(browser.words()).toContain(`Call ${phones.marketing}`);
  const claim = { reference: '5E2EBBDD', email: 'ada@mail.example' };
  const sent = await postForm(noMail, '/checkout/return', claim, { 'x-forwarded-for': '10.3.1.2' });
  expect(sent.status).toBe(503);
  expect(sent.text()).toContain('We can’t send links by email');
});

describe('an order that is not sent yet', () => {
  /** The link in the newest mail to an address. */
  function deviceLinkTo(email: string): string {
    const mail = site.mails.findLast((message) => message.includes(`\nTo: ${email}\n`)) ?? '';
    const text = asRead(mail);
    return /\/checkout\/device\?plan=gold&link=[\w-]{22}/.exec(text)?.[0] ?? '';
  }

  it('an order goes on, on another device, from a link that works once', async () => {
    const first = visit();
    await askInStep(first, 'ada-1@mail.example');
    expect(first.words()).toContain('We’ve sent a link to ada-1@mail.example');
    const link = deviceLinkTo('ada-1@mail.example');
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
    // In place of a form, it takes the focus.
    expect(late.html()).toMatch(/<p tabindex="-1" autofocus="">/i);
    await first.open('/checkout/gold?step=people');
    expect(first.html()).toContain('value="Ada Example"');
    const mail = site.mails.find((message) => message.includes('\nTo: ada-1@mail.example\n'));
    expect(mail).toContain('Gold');
    expect(mail).not.toMatch(/Ada Example|0803|ada@mail/);
  });

  it('a wrong address is refused, and a right one stays in the form while mail cannot be sent', async () => {
    const browser = visit();
    await askInStep(browser, 'ada@');
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

  it('an address gets three links an hour', async () => {
    for (let sent = 0; sent < 3; sent += 1) await askInStep(visit(), 'ada-4@mail.example');
    const browser = visit();
    await askInStep(browser, 'Ada-4@mail.example');
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
    const browser = plainBrowser(noMail.address, { from: '10.3.1.3' });
    await browser.open('/checkout/gold');
    await browser.send({ who: 'me' });
    expect(browser.words()).not.toContain('another device');
  });
});
