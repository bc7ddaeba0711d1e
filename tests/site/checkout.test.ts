import { describe, expect, it } from 'vitest';
import { ask } from '../support/ask.ts';
import { consents as ownConsents } from '../support/order-gold.ts';
import { visitorsOf } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();
const visit = visitorsOf(site, '10.1.0');

const ada = {
  name: 'Ada Example',
  phone: '0803 123 4567',
  email: 'ada@mail.example',
  state: 'lagos',
  gender: 'Female',
};

interface WayToBuy {
  readonly who: string;
  readonly counts: Readonly<Record<string, string>>;
  readonly people: Readonly<Record<string, string>>;
  readonly hasHospital: boolean;
  /** Worked out by hand from the price list, for Gold. */
  readonly price: Readonly<Record<'NG' | 'DG', string>>;
}

const ways: readonly WayToBuy[] = [
  {
    who: 'me',
    counts: {},
    people: { ...ada, birth: '27 3 1990' },
    hasHospital: true,
    price: { NG: '₦255,000', DG: '$190' },
  },
  {
    who: 'family',
    counts: { hasSpouse: 'yes', children: '2' },
    people: {
      ...ada,
      birth: '27/03/1990',
      memberName: 'Ngozi Example',
      memberBirth: '27/03/1990',
      spouseName: 'Chidi Example',
      spouseBirth: '1 January 1991',
      child1Name: 'Kemi Example',
      child1Birth: '2015-06-30',
      child2Name: 'Tunde Example',
      child2Birth: '30.6.2018',
      memberGender: 'Female',
      spouseGender: 'Male',
      child1Gender: 'Female',
      child2Gender: 'Male',
      relation: 'sibling',
      country: 'gb',
      city: 'London',
    },
    hasHospital: true,
    price: { NG: '₦780,300', DG: '£437' },
  },
  {
    who: 'someone',
    counts: {},
    people: {
      ...ada,
      phone: '+44 20 7946 0000',
      memberName: 'Mama Example',
      memberBirth: '27 3 1970',
      memberGender: 'Female',
      relation: 'parent',
      country: 'gb',
      city: 'London',
    },
    hasHospital: true,
    price: { NG: '₦357,000', DG: '£200' },
  },
  {
    who: 'staff',
    counts: { people: '30 staff' },
    people: { ...ada, organisation: 'Example Company' },
    hasHospital: false,
    price: { NG: '₦7,267,500', DG: '$5,426' },
  },
  {
    who: 'association',
    counts: { people: '60' },
    people: { ...ada, organisation: 'Example Union' },
    hasHospital: false,
    price: { NG: '₦14,229,000', DG: '$10,624' },
  },
];

const consents = { ...ownConsents, consentTold: 'enrolment-told-1' };

/** Begins an order of Gold. */
async function begin(fields: Readonly<Record<string, string>>, browser = visit()) {
  await browser.open('/checkout/gold');
  await browser.send(fields);
  return browser;
}

/** Goes through all steps up to the review. */
async function fillIn(way = ways[0] as WayToBuy, visitor = visit()) {
  const browser = await begin({ who: way.who, ...way.counts }, visitor);
  await browser.send(way.people);
  if (way.hasHospital) await browser.send({ hospital: 'later' });
  return browser;
}

describe('without scripts', () => {
  async function buy(way: WayToBuy, edition: 'NG' | 'DG'): Promise<void> {
    const browser = await fillIn(way, visit(edition));
    expect(browser.words()).toContain('Check your answers');
    expect(browser.words()).toContain(way.price[edition]);
    await browser.send(consents);
    expect(browser.path()).toMatch(/^\/checkout\/(payment|paypal)\?request=[\w-]{24}$/);
    expect(browser.words()).toMatch(/Your reference is [0-9A-F]{8}/);
    expect(browser.words()).toContain(way.price[edition]);
    // Whoever sees the link learns nobody's name or number, only where the order was mailed.
    expect(browser.html()).not.toMatch(/Ada Example|803 ?123 ?4567/);
  }

  it.each(ways)('buying for $who leads to a reference at the right price', (way) => buy(way, 'NG'));

  // Abroad a family has a sponsor, with a country; the others differ by their prices alone.
  const ofFamily = ways.filter(({ who }) => who === 'family');
  const ofOthers = ways.filter(({ who }) => who !== 'family');
  it.each(ofFamily)('and so does buying for a $who from abroad', (way) => buy(way, 'DG'));
  it.each(ofOthers)('and buying for $who from abroad', { tags: 'long' }, (way) => buy(way, 'DG'));
});

describe('what was typed wrongly', () => {
  it('is shown at its field, and nothing is lost', async () => {
    const browser = await begin({ who: 'me' });
    await browser.send({
      name: ' Ada  Example ',
      birth: '31/02/1990',
      phone: '0803 123',
      email: 'ada@',
    });
    expect(browser.status()).toBe(422);
    const html = browser.html();
    expect(html).toContain('There is no 31 February 1990');
    expect(html).toContain('Enter one complete phone number');
    expect(html).toContain('Enter an email address like');
    expect(html).toContain('Choose a state');
    expect(html).toMatch(/name="birth" value="31\/02\/1990"|value="31\/02\/1990"/);
    expect(html).toContain('value="0803 123"');
    expect(html).toContain('value=" Ada  Example "');
  });

  it('is said of who is to be covered as well', async () => {
    const browser = await begin({ who: 'staff', people: '2' });
    expect(browser.status()).toBe(422);
    expect(browser.words()).toContain('A company plan needs at least 5 people');
  });

  it('asks again for an unticked box, and saves nothing', async () => {
    const browser = await fillIn();
    await browser.send({ consentData: 'enrolment-data-1' });
    expect(browser.status()).toBe(422);
    expect(browser.words()).toContain('Read what the plan doesn’t cover');
    expect(browser.words()).toContain('Read the contract and the terms, then tick the box');
    expect(browser.html()).toMatch(/name="consentData" checked=""|checked="" name="consentData"/);
  });
});

it('going back from a plan for one to a family asks for those who are missing', async () => {
  const browser = await fillIn();
  await browser.open('/checkout/gold?step=who&change=who');
  await browser.send({ who: 'family', children: '1' });
  expect(browser.path()).toBe('/checkout/gold?step=people&change=any');
  await browser.send({});
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Child: enter a full name');
});

describe('a tampered request', () => {
  it('is priced by the server whatever amount it carries', async () => {
    const browser = await fillIn();
    await browser.send({ ...consents, price: '1', amount: '100', amount_minor: '1' });
    expect(browser.words()).toContain('₦255,000');
  });

  it('skips no step: the missing one is shown', async () => {
    const browser = await begin({ who: 'me' });
    await browser.send({ who: 'me', ...consents }, undefined, '/checkout/gold?step=review');
    expect(browser.path()).toBe('/checkout/gold?step=people');
    expect(browser.words()).toContain('Tell us about yourself');
    expect(browser.words()).toMatch(
      /don’t ask about health here\. After you pay, .* photograph .* before the first day of cover\. Pictures sent by phone are fine/,
    );
    expect(browser.words()).toContain('Paying quarterly adds 4% over the year, and monthly 8%');
  });

  it('sends no order at an address without the limit on forms', async () => {
    const browser = await fillIn();
    await browser.send(consents, undefined, '/checkout/gold?step=hospital');
    expect(browser.words()).toContain('Check your answers');
    await browser.send(consents);
    expect(browser.path()).toContain('?request=');
  });
});

it('a quote from the calculator is carried over, for an older parent too', async () => {
  const browser = visit();
  await browser.open('/checkout/silver?who=family&age=34&spouse=32&children=2&pay=monthly');
  expect(browser.words()).toContain('₦37,179');
  await browser.open('/checkout/gold?who=someone&age=77');
  expect(browser.words()).toContain('1 adult, 76 and over, 480% of the adult price');
});

it('an order of a group too large for a list price is saved, and not paid before we call', async () => {
  const browser = await begin({ who: 'staff', people: '250' });
  await browser.send({ ...ada, organisation: 'Example Company' });
  await browser.send(consents);
  expect(browser.words()).toMatch(/^[^₦]*We’ll call you [^₦]* to agree the price[^₦]*$/);
});

it('without a payment service the page says how to pay, and that the account is a sample', async () => {
  const browser = await fillIn();
  await browser.send(consents);
  expect(browser.words()).toContain('Bank transfer');
  expect(browser.words()).toContain('Do not pay into this account');
  const [main = ''] = browser.html().split('</main>');
  expect(main.match(/class="button"/g), 'one action stands out').toHaveLength(1);
  expect(browser.words()).not.toContain('Thank you. Your payment has arrived');
});

it('a bot that fills in the honeypot is sent away, and nothing is saved', async () => {
  const browser = await fillIn();
  await browser.send({ ...consents, leave_empty: 'https://spam.example' });
  expect(browser.path()).toBe('/checkout/payment');
});

it('the same order sent twice is one', async () => {
  const browser = await fillIn();
  await browser.send(consents);
  const first = browser.path();
  await fillIn(ways[0], browser);
  await browser.send(consents);
  expect(browser.path()).toBe(first);
});

it('the contract is the same file for everybody, and caches may keep it', async () => {
  const [home, abroad] = await Promise.all(
    ['NG', 'DG'].map((edition) =>
      ask(site.address, '/contract.pdf', { headers: { cookie: `edition=${edition}` } }),
    ),
  );
  expect(home?.headers['cache-control']).toBe('public, max-age=3600');
  expect(home?.headers['content-type']).toBe('application/pdf');
  expect(abroad?.body.equals(home?.body ?? Buffer.alloc(0))).toBe(true);
});

it('another version of the contract is not passed off as the one of today', async () => {
  const { status, text } = await ask(site.address, '/contract.pdf?version=2020-01');
  expect(status).toBe(404);
  expect(text()).toContain('Ask us for it');
});
