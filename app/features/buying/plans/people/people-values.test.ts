import { describe, expect, it } from 'vitest';
import { prices } from '../../../../../tests/support/plan-catalogue.ts';
import type { PriceTableKind } from '../catalogue.types.ts';
import { peoplePrices, peopleInWords } from './people-prices.ts';
import { parsePeople, peopleQuery, readPeople, type PeopleStart } from './people-values.ts';

const buyers = {
  ages: 'me',
  family: 'family',
  staff: 'staff',
  association: 'association',
} as const;
const startOf = (kind: PriceTableKind): PeopleStart => ({
  kind,
  buyer: buyers[kind],
  prices,
  currency: 'NGN',
  hasCurrencies: false,
});

function ask(kind: PriceTableKind, query: string) {
  const values = readPeople(new URLSearchParams(query), startOf(kind));
  const { request, isAnyAge, problems } = parsePeople(values, startOf(kind), 'gold');
  const shown = request && peoplePrices(request, { prices, isAnyAge });
  return {
    values,
    problems: problems.map(({ field, message }) => `${field}: ${message}`),
    words: request && peopleInWords(request.party, prices, isAnyAge),
    silver: shown?.kind === 'priced' ? shown.tiers[1] : undefined,
    shown,
  };
}

describe('prices, worked out by hand from the price list', () => {
  it.each([
    ['ages', '', '1 adult aged 18 to 45', '₦135,000'],
    ['ages', 'age=50 years', '1 adult aged 50', '₦189,000'],
    ['ages', 'age=61', '1 adult aged 61', '₦297,000'],
    ['ages', 'age=9', '1 child aged 9', '₦94,500'],
    ['ages', 'age=8 months', '1 child under 1', '₦94,500'],
    ['family', '', '2 adults, 2 children', '₦413,100'],
    ['family', 'adults=2&children=1&parents=0', '2 adults, 1 child', '₦364,500'],
    ['family', 'adults=1&children=&parents=two', '1 adult, 2 parents', '₦513,000'],
    ['staff', 'people=30 staff', '30 staff', '₦3,847,500'],
    ['association', 'people=60', '60 members', '₦7,533,000'],
  ] as const)('%s, "%s": %s for %s', (kind, query, words, price) => {
    const asked = ask(kind, query);
    expect(asked.problems).toEqual([]);
    expect([asked.words, asked.silver?.price.text]).toEqual([words, price]);
  });

  it('a group also sees the price of each person and its discount', () => {
    const { silver } = ask('staff', 'people=30');
    expect([silver?.each?.text, silver?.discount]).toEqual(['₦128,250', '5% off, from 20 people']);
  });

  it.each([
    ['staff', 'people=250', 'size'],
    ['association', 'people=1,000', 'size'],
  ] as const)('%s, "%s": ask us, because of the %s', (kind, query, reason) => {
    expect(ask(kind, query).shown).toEqual({ kind: 'call', reason });
  });
});

it.each([
  ['ages', 'age=thirty years or so', 'age: Enter the age in years, for example 34'],
  ['ages', 'age=130', 'age: Enter an age from 0 to 122'],
  ['ages', 'age=-4', 'age: Enter an age of 0 or more'],
  ['family', 'adults=0', 'adults: Enter a number from 1 to 2'],
  ['family', 'adults=', 'adults: Enter the number of adults, 1 to 2'],
  ['family', 'adults=3', 'adults: A family plan covers up to 2 adults. Enter their parents below'],
  ['family', 'children=9', 'children: A family plan covers up to 4 children. For more, call us'],
  ['family', 'children=1.5', 'children: Enter a whole number'],
  ['family', 'parents=many', 'parents: Enter a number in digits, for example 3'],
  [
    'family',
    'adults=1&children=0',
    'adults: A family plan covers 2 people or more. For 1, see the individual plan',
  ],
  ['staff', 'people=', 'people: Enter the number of staff'],
  [
    'staff',
    'people=4',
    'people: A company plan needs at least 5 people. For fewer, see the family and individual plans',
  ],
  [
    'association',
    'people=9',
    'people: An association plan needs at least 10 people. For fewer, see the family and individual plans',
  ],
  ['association', 'people=2000000', 'people: Enter a number up to 1,000,000'],
] as const)('no price, and what was typed stays, %s, "%s": %s', (kind, query, problem) => {
  const { problems, values, shown } = ask(kind, query);
  expect([problems, shown]).toEqual([[problem], undefined]);
  for (const [name, typed] of new URLSearchParams(query)) {
    expect(values).toHaveProperty(name, typed);
  }
});

describe('the address', () => {
  it('is bare until something is entered, then brings it back', () => {
    expect(peopleQuery(ask('family', '').values, startOf('family'))).toBe('');
    const typed = 'adults=1&children=x&parents=2';
    const query = peopleQuery(ask('family', typed).values, startOf('family'));
    expect(query).toBe(typed);
  });

  it('holds a currency only where there is a choice', () => {
    expect(ask('ages', 'age=34&currency=GBP').values.currency).toBe('NGN');
    const start = { ...startOf('ages'), currency: 'USD', hasCurrencies: true } as const;
    const values = readPeople(new URLSearchParams('age=34&currency=GBP'), start);
    expect(peopleQuery(values, start)).toBe('age=34&currency=GBP');
    expect(readPeople(new URLSearchParams('currency=XYZ'), start).currency).toBe('USD');
  });
});

it('without an age, the calculator and the checkout ask for it', () => {
  const { silver } = ask('ages', '');
  expect(silver?.buyPath).toBe('/checkout/silver?who=me&plan=silver&currency=NGN');
  expect(silver?.sumPath).toBe('/insurance-calculator?who=me&plan=silver&currency=NGN');
});
