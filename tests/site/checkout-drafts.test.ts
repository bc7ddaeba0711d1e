import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { ada, consents } from '../support/order-gold.ts';
import { visitorsOf } from '../support/plain-browser.ts';
import { postForm } from '../support/post-form.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();
const visit = visitorsOf(site, '10.5.0');

/** Begins an order of Gold for the visitor alone. */
async function begin(query = '') {
  const browser = visit();
  await browser.open(`/checkout/gold${query}`);
  await browser.send({ who: 'me' });
  return browser;
}

/** Fills in an order up to its review. */
async function fillIn(query = '') {
  const browser = await begin(query);
  await browser.send(ada);
  await browser.send({ hospital: 'later' });
  expect(browser.path()).toBe('/checkout/gold?step=review');
  return browser;
}

describe('what was filled in', () => {
  it('is kept from the first step that is sent, under a cookie that no script reads', async () => {
    const read = await ask(site.address, '/checkout/gold?who=me');
    expect(read.headers['set-cookie']).toBeUndefined();
    const send = (fields: Record<string, string>) =>
      postForm(site, '/checkout/gold?step=who', fields, { 'x-forwarded-for': '10.5.1.1' });
    const looked = await send({ who: 'family', children: '2', go: 'price' });
    expect(looked.status).toBe(200);
    expect(looked.text()).toContain('₦612,000');
    expect(looked.headers['set-cookie']).toBeUndefined();
    const sent = await send({ who: 'me' });
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toBe('/checkout/gold?step=people');
    expect(sent.headers['cache-control']).toBe('private, no-store');
    const [cookie = ''] = sent.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(
      /^order=[^;]+; Max-Age=86400; Path=\/checkout; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  it('is on every step again, for its visitor alone', async () => {
    const browser = await fillIn();
    await browser.open('/checkout/gold?step=people');
    expect(browser.html()).toContain('value="Ada Example"');
    await browser.open('/checkout/gold');
    expect(browser.words()).toContain('We’ve filled in what you entered before');
    const stranger = visit();
    await stranger.open('/checkout/gold');
    expect(stranger.words()).not.toContain('what you entered before');
    await stranger.open('/checkout/gold?step=people');
    expect(stranger.html()).not.toContain('Ada Example');
    expect(stranger.words()).toContain('We no longer have your answers');
    expect(stranger.words()).toContain('Who should Gold cover?');
  });

  it('is kept with its mistakes, and on the way back', async () => {
    const browser = await begin();
    await browser.send({ ...ada, phone: '0803' });
    expect(browser.status()).toBe(422);
    expect(browser.html()).toContain('<title>Error: Tell us about yourself');
    await browser.send({ email: 'ada@' }, { name: 'go', value: 'back' });
    expect(browser.path()).toBe('/checkout/gold?step=who');
    await browser.send();
    expect(browser.html()).toContain('value="ada@"');
    expect(browser.html()).toContain('value="0803"');
  });

  it('moves to another plan, with what was just typed', async () => {
    const browser = await begin();
    await browser.send({ ...ada, plan: 'silver', pay: 'monthly' }, { name: 'go', value: 'order' });
    expect(browser.path()).toBe('/checkout/silver?step=people');
    expect(browser.html()).toContain('value="Ada Example"');
    expect(browser.words()).toContain('Your order, Silver');
    expect(browser.words()).toContain('a month');
  });

  it('is priced again when payment is changed beside a step, which stays', async () => {
    const browser = await begin();
    await browser.send({ name: 'Ada', pay: 'quarterly' }, { name: 'go', value: 'order' });
    expect(browser.status()).toBe(200);
    expect(browser.html()).toContain('value="Ada"');
    expect(browser.words()).toContain('4 payments of');
  });

  it('gives way to a link with other choices, and not to the one it was begun with', async () => {
    const browser = visit();
    await browser.open('/checkout/gold?who=family&age=36&children=2');
    await browser.send({ children: '3' });
    await browser.open('/checkout/gold?who=family&age=36&children=2');
    expect(browser.html()).toMatch(/name="children"[^>]*value="3"|value="3"[^>]*name="children"/);
    await browser.open('/checkout/gold?who=family&age=36&children=1');
    expect(browser.html()).toMatch(/name="children"[^>]*value="1"|value="1"[^>]*name="children"/);
  });

  it('comes from no address: neither names nor consents', async () => {
    const browser = visit();
    await browser.open(`/checkout/gold?${new URLSearchParams({ who: 'me', ...ada, ...consents })}`);
    await browser.send();
    expect(browser.html()).not.toContain('Ada Example');
    expect(browser.html()).not.toContain('0803 123');
  });

  it('is asked for again where the edition changes who is covered', async () => {
    const browser = visit();
    await browser.open('/checkout/gold');
    await browser.send({ who: 'family', hasSpouse: 'yes' });
    await browser.open('/checkout/gold?step=people&edition=DG');
    expect(browser.words()).toContain('You’ve changed the edition of this site');
    expect(browser.words()).toContain('First adult');
    expect(browser.words()).toContain('$');
    await browser.send({ name: 'Ada Example' });
    expect(browser.words()).toContain('First adult: enter a full name');
  });
});

const seenIn = (html: string) => /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '';

describe('an order', () => {
  it('is sent as the review showed it, not as another tab has changed it', async () => {
    const browser = await fillIn();
    const seen = seenIn(browser.html());
    await browser.open('/checkout/gold?step=people&change=birth');
    expect(browser.html()).toContain('value="Ada Example"');
    await browser.send({ birth: '27 3 1970' });
    expect(browser.words()).toContain('Born 27 March 1970');
    await browser.send({ ...consents, seen });
    expect(browser.status()).toBe(409);
    expect(browser.words()).toContain('We haven’t sent your order, because it has changed');
    expect(browser.words()).toContain('₦357,000');
    await browser.send(consents);
    expect(browser.path()).toContain('?request=');
  });

  it('that was sent is not in the form any more; Back and a second press lead to it', async () => {
    const browser = await fillIn();
    const review = { ...consents, seen: seenIn(browser.html()) };
    await browser.send(consents);
    const order = browser.path();
    expect(order).toContain('/checkout/payment?request=');
    await browser.open('/checkout/gold?step=review');
    expect(browser.words()).toContain('You’ve sent an order for Gold. Go to your order');
    expect(browser.html()).toContain('?request=');
    expect(browser.html()).not.toContain('Ada Example');
    await browser.send(review, undefined, '/checkout/gold?step=review');
    expect(browser.path()).toBe(order);
    await browser.open('/checkout/gold');
    await browser.send({ who: 'me' });
    expect(browser.html()).not.toContain('Ada Example');
  });
});

const box = /<input[^>]*name="consent[A-Z]/;
const ticked = /<input(?=[^>]* checked)[^>]*name="consent[A-Z]/;

describe('the boxes of the review', () => {
  it('a link ticks no box of the review, and an order sent so is not saved', async () => {
    const browser = await fillIn(`?${new URLSearchParams({ who: 'me', ...consents })}`);
    expect(browser.html()).not.toMatch(ticked);
    await browser.send({});
    expect(browser.status()).toBe(422);
    expect(browser.words()).toContain('Tick the box about your details');
  });

  it('a box is ticked in the review that is sent: no other step carries it', async () => {
    const browser = await fillIn();
    await browser.send(consents, { name: 'go', value: 'back' });
    expect(browser.html()).not.toMatch(box);
    await browser.open('/checkout/gold?step=people&change=name');
    await browser.send({ name: 'Ada B Example', ...consents });
    expect(browser.words()).toContain('Check your answers');
    expect(browser.html()).not.toMatch(ticked);
  });

  it('an order that was sent too often keeps the boxes that were ticked with it', async () => {
    const browser = await fillIn();
    // Other phones behind the same address.
    for (let sent = 0; sent < 20; sent += 1) {
      const from = { 'x-forwarded-for': browser.from };
      expect((await postForm(site, '/checkout/gold?step=review', {}, from)).status).toBe(303);
    }
    await browser.send(consents);
    expect(browser.status()).toBe(429);
    for (const wording of Object.values(consents)) {
      expect(browser.html()).toMatch(new RegExp(`<input(?=[^>]* checked)[^>]*value="${wording}"`));
    }
  });
});
