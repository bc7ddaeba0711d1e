import { describe, expect, it } from 'vitest';
import { exportLeads } from '../support/export-leads.ts';
import { ada, consents } from '../support/order-gold.ts';
import { visitorsOf } from '../support/plain-browser.ts';
import { useSharedSite } from '../support/use-shared-site.ts';

const site = useSharedSite();
const visit = visitorsOf(site, '10.9.0');

const parents = {
  memberName: 'Mama Example',
  memberBirth: '1 1 1966',
  memberGender: 'Female',
  memberPhone: '0803 123 4567',
  relation: 'parent',
  state: 'lagos',
  area: 'Gbagada',
  spouseName: 'Papa Example',
  spouseBirth: '1 1 1968',
  spouseGender: 'Male',
  spouseEmail: 'papa@mail.example',
  spouseState: 'kano',
  spouseArea: 'Nowhere Gardens',
  name: 'Ada Example',
  phone: '+44 20 7946 0000',
  email: 'ada@mail.example',
  country: 'gb',
  city: ' London ',
};

type Mistake = readonly [field: keyof typeof parents, text: string, message: string];

const mistakes: readonly Mistake[] = [
  ['memberGender', ' ', 'First adult: enter a gender, such as Male or Female'],
  ['country', 'atlantis', 'Choose the country where you live'],
  ['spouseEmail', 'papa@', 'Enter an email address like'],
  ['state', '', 'Choose the state where they live'],
];

const moreMistakes: readonly Mistake[] = [
  ['memberGender', 'x'.repeat(81), 'Enter a gender of up to 80 characters'],
  ['relation', '', 'Choose what this person is to you'],
  ['city', '12', 'Enter a city or town that contains letters'],
  ['spouseState', 'atlantis', 'Choose a state from the list'],
];

const named = '%s “%s” is answered with “%s”, and all else is kept';
it.each(mistakes)(named, expectAnswered);
it.each(moreMistakes)(named, { tags: 'long' }, expectAnswered);

async function expectAnswered(...[field, text, message]: Mistake): Promise<void> {
  const browser = visit('DG');
  await browser.open('/checkout/gold?who=family&age=60&spouse=58');
  await browser.send();
  await browser.send({ ...parents, [field]: text });
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain(message);
  expect(browser.html()).toContain('value="Papa Example"');
  await browser.send({ [field]: parents[field] });
  expect(browser.words()).toContain('Choose a hospital');
}

it('a mistyped address is asked about once, and a tick or the same address goes on', async () => {
  const browser = visit('DG');
  await browser.open('/checkout/gold?who=family&age=60&spouse=58');
  await browser.send();
  await browser.send({ ...parents, email: 'ada@gmial.com', spouseEmail: 'papa@yaho.com' });
  expect(browser.status()).toBe(422);
  expect(browser.words()).toContain('Did you mean gmail.com?');
  expect(browser.words()).toContain('Did you mean yahoo.com?');
  await browser.send({ spouseEmailMeant: 'papa@yahoo.com' });
  expect(browser.words()).toContain('Choose a hospital');
  await browser.send();
  expect(browser.words()).toContain('ada@gmial.com');
  expect(browser.words()).toContain('papa@yahoo.com');
});

it('a sponsor writes the phone as at home, and the currency follows their country', async () => {
  const browser = visit('DG');
  await browser.open('/checkout/gold?who=family&age=60&spouse=58');
  await browser.send();
  expect(browser.words()).toContain('$');
  expect(browser.words()).toContain('As you write it in the country you choose');
  expect(browser.words()).not.toContain('such as +44');
  await browser.send({ ...parents, phone: '0791' });
  expect(browser.words()).toContain('Enter one complete phone number of your country');
  await browser.send({ phone: '07911 123456' });
  expect(browser.words()).toContain('Choose a hospital');
  expect(browser.words()).toMatch(/£[\d,.]+ a year/);
  await browser.send({ currency: 'EUR' });
  expect(browser.words()).toMatch(/€[\d,.]+ a year/);
});

it('staff read each person with their place and hospital, and what was agreed to', async () => {
  const browser = visit('DG');
  await browser.open('/checkout/gold?who=family&age=60&spouse=58');
  await browser.send();
  await browser.send({ ...parents, name: 'Bisi People' });
  const [, id = '', hospital = ''] =
    /name="spouseHospital" value="(?!later|same)([^"]+)"[^>]*><span>([^<]+)</.exec(
      browser.html(),
    ) ?? [];
  await browser.send({ spouseHospital: id });
  await browser.send({ ...consents, consentTold: 'enrolment-told-1' });
  expect(browser.path()).toContain('?request=');

  const leads = await exportLeads({ DATA_DIR: site.folder });
  const lead = leads.find(({ fields }) => fields['name'] === 'Bisi People');
  expect(lead?.consentVersion).toBe(
    'enrolment-exclusions-1 enrolment-terms-3 enrolment-data-1 enrolment-told-1',
  );
  expect(lead?.fields).toMatchObject({
    email: 'ada@mail.example',
    country: 'United Kingdom',
    city: 'London',
    relation: 'A parent',
    memberName: 'Mama Example',
    memberBirth: '1966-01-01',
    memberGender: 'Female',
    memberPhone: '+2348031234567',
    memberState: 'Lagos',
    memberArea: 'Gbagada (Kosofe, Lagos)',
    memberHospital: 'to be chosen later',
    spouseEmail: 'papa@mail.example',
    spouseState: 'Kano',
    spouseArea: 'Nowhere Gardens',
    spouseHospital: expect.stringContaining(hospital) as string,
    spouseHospitalId: id,
  });
});

it.each([
  ['NG', '/insurance-calculator', 'needs a separate order'],
  ['DG', '/insurance-calculator', 'Make the brother or sister the first adult'],
  ['NG', '/checkout/gold', 'needs a separate order'],
  ['DG', '/checkout/gold', 'Make the brother or sister the first adult'],
] as const)('in %s, %s says how to cover a grown-up sister', async (edition, path, words) => {
  const browser = visit(edition);
  await browser.open(`${path}?who=family`);
  expect(browser.words()).toContain(words);
  const link = /<a href="([^"]*)">buy for someone else</.exec(browser.html())?.[1] ?? '';
  await browser.open(link);
  expect(browser.html()).toMatch(/<input[^>]*name="who"[^>]*checked=""[^>]*value="someone"/);
});

/** The distances of a list of hospitals, in its order. */
function kilometres(words: string): readonly number[] {
  return [...words.matchAll(/([\d.]+) (k?m) ·/g)].map(
    ([, number, unit]) => Number(number) / (unit === 'm' ? 1000 : 1),
  );
}

function compare(a: number, b: number): number {
  return a - b;
}

/** Orders Gold up to the choice of a hospital. */
async function toHospital(
  details: Readonly<Record<string, string>> = ada,
  edition: 'NG' | 'DG' = 'NG',
) {
  const browser = visit(edition);
  await browser.open('/checkout/gold');
  await browser.send({ who: 'me' });
  await browser.send(details);
  return browser;
}

describe('the hospital', () => {
  it('is found in the directory by the plan, and is shown in the review', async () => {
    const browser = await toHospital({ ...ada, area: 'Ikeja' });
    const search = async () => {
      await browser.send({}, { name: 'go', value: 'search' });
      return browser.words();
    };
    await expect.poll(search).toContain('on Gold in Ikeja, Lagos');
    expect(browser.words()).toContain('Distances are from the centre of Ikeja, Lagos.');
    expect(kilometres(browser.words()).length).toBeGreaterThan(2);
    expect(kilometres(browser.words())).toEqual(kilometres(browser.words()).toSorted(compare));
    const [, id = '', name = ''] =
      /name="hospital" value="(?!later)([^"]+)"[^>]*><span>([^<]+)</.exec(browser.html()) ?? [];
    expect(id).not.toBe('');
    await browser.send({ hospital: id });
    expect(browser.html()).toContain(name);
    expect(browser.words()).toContain('Ikeja, Lagos');
  });

  it('is anywhere in the state where nobody knows the area that is typed', async () => {
    const browser = await toHospital({ ...ada, area: 'Nowhere Gardens' });
    expect(browser.status()).toBe(200);
    expect(browser.words()).toContain('on Gold in Lagos');
  });

  it('is found by a typed town, from abroad too', async () => {
    const browser = await toHospital(ada, 'DG');
    await browser.send({ hospitalText: 'ikja' }, { name: 'go', value: 'search' });
    expect(browser.words()).toContain('on Gold in Ikeja, Lagos');
    expect(kilometres(browser.words())).toEqual(kilometres(browser.words()).toSorted(compare));
  });

  it('counts as not chosen when unknown', async () => {
    const browser = await toHospital();
    await browser.send({ hospital: 'no-such-place' });
    expect(browser.words()).toContain('Choose later');
  });
});
