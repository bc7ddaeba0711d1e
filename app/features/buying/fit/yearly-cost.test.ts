import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../../tests/support/plan-catalogue.ts';
import { fitData } from './fit-data.ts';
import type { HospitalOption } from './own-hospital.types.ts';

const hospital: HospitalOption = {
  id: 'h-1-big',
  name: 'Big Hospital',
  place: 'Ikeja, Lagos',
  plans: ['gold', 'platinum'],
};

/** What the page shows for an address, by plan. */
function ask(query: string, own?: HospitalOption) {
  const { result, errors, values } = fitData(catalogue, {
    edition: query.includes('USD') ? 'DG' : 'NG',
    parameters: new URLSearchParams(query),
    hospital: own ? { kind: 'found', hospital: own, isSample: true } : { kind: 'none', typed: '' },
  });
  const cards = result?.kind === 'priced' ? result.cards : [];
  const card = (tier: string) => cards.find((each) => each.tier === tier);
  return { errors, values, order: cards.map(({ tier }) => tier), card };
}

function reasons(query: string, tier: string, own?: HospitalOption) {
  return ask(query, own)
    .card(tier)
    ?.parts.map(({ words, amount }) => `${words}: ${amount}`);
}

/** Worked out by hand from content/plans/typical-care.yaml and benefits.yaml. */
describe('what stays to pay', () => {
  it('is nothing where every plan pays, so the lowest price comes first', () => {
    const { order, card } = ask('who=me&age=30&care=little');
    expect(order).toEqual(['bronze', 'silver', 'gold', 'platinum']);
    expect([card('bronze')?.share, card('bronze')?.total]).toEqual(['₦0', '₦90,000']);
  });

  it('names benefits that are not covered, limits and counts, the largest amount first', () => {
    expect(ask('who=me&age=30&care=much').order).toEqual(['gold', 'silver', 'platinum', 'bronze']);
    expect(reasons('who=me&age=30&care=much', 'bronze')).toEqual([
      'Operation larger than a minor one: not covered: ₦450,000',
      'Planned CT or MRI scan: not covered: ₦150,000',
      'Visit to a specialist: paid for 3 times a year: ₦90,000',
      'Session of physiotherapy: not covered: ₦80,000',
      'Eye test and glasses: not covered: ₦50,000',
      'Dental care: paid for up to ₦10,000 a year: ₦30,000',
    ]);
  });

  it('counts a birth that comes before the end of the waiting period, and pays it after', () => {
    const wait = 'Antenatal care and delivery: waiting period of';
    const early = 'who=me&age=30&care=little&birth=0';
    expect(reasons(early, 'silver')).toEqual([`${wait} 12 months: ₦400,000`]);
    expect(reasons(early, 'platinum')).toEqual([`${wait} 10 months: ₦400,000`]);
    const late = 'who=me&age=30&care=little&birth=10';
    expect(reasons(late, 'silver')).toEqual([`${wait} 12 months: ₦400,000`]);
    expect(reasons(late, 'gold')).toEqual(['Maternity: paid for up to ₦250,000 a year: ₦150,000']);
    expect(reasons(late, 'platinum')).toEqual([]);
    expect(ask(early).card('silver')?.later).toBe('₦435,000');
  });

  it('spreads a long-term illness over the year: Platinum pays from the seventh month', () => {
    expect(reasons('who=me&age=30&care=little&illness=1', 'platinum')).toEqual([
      'Month of tablets for a long-term illness: waiting period of 6 months: ₦90,000',
      'Check-up for a long-term illness: waiting period of 6 months: ₦20,000',
    ]);
    expect(ask('who=me&age=30&care=little&illness=1').card('bronze')?.later).toBeUndefined();
  });

  it('leaves planned care at a hospital outside the bands to the members, emergencies not', () => {
    const { card } = ask('who=me&age=30&care=some', hospital);
    expect(card('bronze')?.parts[0]).toEqual({
      words: 'Planned care at Big Hospital, which is not in this plan’s bands',
      amount: '₦148,000',
    });
    expect(reasons('who=me&age=30&care=some', 'gold', hospital)).toEqual([
      'Glasses and eye care: paid for up to ₦30,000 a year: ₦20,000',
    ]);
  });

  it('gives each member of a family limits of their own', () => {
    expect(ask('who=family&age=34&spouse=32&children=2&care=some').card('bronze')?.share).toBe(
      // Glasses for one, and half of the dentist for each of four.
      'about ₦90,000',
    );
  });

  it('is converted without the charge for paying from abroad', () => {
    const card = ask('who=someone&age=30&care=some&currency=USD').card('bronze');
    // ₦60,000 at ₦1,500 to $1, on top of a price of $67.
    expect([card?.price.text, card?.share, card?.total]).toEqual(['$67', 'about $40', '$107']);
  });
});

it('a wrong answer is named at its field, and nothing is lost', () => {
  const { errors, values, order } = ask('who=me&age=1990&care=much&hospital=');
  expect(errors).toEqual({ age: 'Enter the age, not the year of birth' });
  expect([values.age, values.care, order]).toEqual(['1990', 'much', []]);
});

it('the ways to price and purchase take the party along, and nothing about care', () => {
  const card = ask('who=family&age=34&spouse=32&children=2&care=much&illness=1').card('gold');
  const query = 'who=family&age=34&spouse=32&children=2&plan=gold&currency=NGN';
  expect(card?.buyPath).toBe(`/checkout/gold?${query}`);
  expect(card?.sumPath).toBe(`/insurance-calculator?${query}`);
});
