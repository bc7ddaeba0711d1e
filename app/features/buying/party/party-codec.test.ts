import { describe, expect, it } from 'vitest';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { parseAge } from './parse-age.ts';
import {
  changeOrderQuery,
  impersonalQuery,
  parseQuery,
  quoteQuery,
  readOrderRequest,
} from './party-codec.ts';

const parse = (query: string) => parseQuery(query, prices);

const messagesOf = (query: string) =>
  parse(query).problems.map(({ field, message }) => `${field}: ${message}`);

describe('an age', () => {
  it.each([
    ['34', 34],
    ['34 years', 34],
    ['34yrs', 34],
    ['34 years old', 34],
    ['0', 0],
    ['8 months', 0],
    ['14 months', 1],
    ['20m', 1],
    ['3 weeks', 0],
    ['newborn', 0],
    ['٣٤', 34],
  ])('typed as "%s" is %i', (text, years) => {
    expect(parseAge(text)).toEqual({ kind: 'age', years });
  });

  it.each([
    '27/3/1990',
    '31/02/1990',
    '1990-03-27',
    '27 3 1990',
    '27 March 1990',
    'Mar. 27, 1990',
    '03/1990',
    '27.3.90',
  ])('typed as the date %s gets a request for years', (text) => {
    const message = 'Enter the age in years, not a date of birth';
    expect(parseAge(text)).toEqual({ kind: 'problem', message });
  });

  it.each([
    ['1990', 'Enter the age, not the year of birth'],
    ['-4', 'Enter an age of 0 or more'],
    ['34.5', 'Enter the age in whole years, for example 34'],
    ['150', 'Enter an age from 0 to 122'],
    ['27031990', 'Enter an age from 0 to 122'],
    ['34-36', 'Enter the age in years, for example 34'],
    ['3O', 'Enter the age in years, for example 34'],
    ['thirty-four', 'Enter the age in years, for example 34'],
    ['adult', 'Enter the age in years, for example 34'],
  ])('typed as "%s" is answered by: %s', (text, message) => {
    expect(parseAge(text)).toEqual({ kind: 'problem', message });
  });
});

it.each([
  ['who=me', 'age: Enter your age'],
  ['who=me&age=17', 'age: Enter an age of 18 or more. For someone younger, choose “Someone else”'],
  ['who=someone', 'age: Enter the age of the person you’re buying for'],
  [
    'who=family&age=30',
    'children: A family plan covers 2 people or more. Add a person, or choose “Me”',
  ],
  [
    'who=family&age=30&spouse=16&children=1',
    'spouse: Enter an age of 18 or more. Add anyone younger as a child',
  ],
  [
    'who=family&age=30&children=5',
    'children: A family plan covers up to 4 children. For more, call us',
  ],
  ['who=family&age=30&children=-1', 'children: Enter 0 or more'],
  ['who=staff', 'people: Enter the number of staff'],
  ['who=staff&people=20-30', 'people: Enter a number in digits, for example 3'],
  [
    'who=staff&people=4',
    'people: A company plan needs at least 5 people. For fewer, choose “My family” or “Me”',
  ],
  [
    'who=association&people=9',
    'people: An association plan needs at least 10 people. For fewer, choose “My family” or “Me”',
  ],
  ['who=staff&people=7.5', 'people: Enter a whole number'],
  ['who=staff&people=10&older=11', 'older: Enter a number no higher than your total staff (10)'],
  ['who=staff&people=5000000', 'people: Enter a number up to 1,000,000'],
])('an invalid field gets a message that says what to do: %s', (query, message) => {
  expect(messagesOf(query)).toEqual([message]);
});

it('ignores the fields of other buyers', () => {
  expect(messagesOf('who=me&age=30&people=abc&children=99&parent1=x')).toEqual([]);
});

it('ignores invalid choices and unknown parameters', () => {
  const { request } = parse(
    'who=me&age=30&plan=diamond&pay=never&currency=BTC&state=texas&lga=lagos-ikeja&price=1&__proto__=x',
  );
  expect(request).toEqual({
    party: { buyer: 'me', age: 30 },
    tier: 'gold',
    pay: 'yearly',
    currency: 'NGN',
    place: { stateId: undefined, area: undefined },
    relation: undefined,
    homes: [],
    country: undefined,
  });
});

it('keeps an area as typed, and ignores what is no name of a place', () => {
  const placeOf = (lga: string) => parse(`who=me&age=30&state=lagos&lga=${lga}`).request?.place;
  expect(placeOf('Lekki Phase 1')).toEqual({ stateId: 'lagos', area: 'Lekki Phase 1' });
  expect(placeOf('a@b.example')).toEqual({ stateId: 'lagos', area: undefined });
});

describe('the link to a quote', () => {
  it.each([
    'who=me&age=30&plan=gold&currency=NGN',
    'who=someone&age=58&relation=parent&state=oyo&lga=oyo-ibadan-north&plan=silver&pay=monthly&currency=GBP',
    'who=family&age=34&spouse=32&children=2&parent1=58&plan=gold&currency=NGN&compare=silver',
    'who=staff&people=30&older=4&children=10&plan=bronze&pay=quarterly&currency=NGN',
  ])('leads to the same quote again: %s', (query) => {
    const { request, compareWith } = parse(query);
    expect(request && quoteQuery(request, compareWith)).toBe(query);
  });

  it('carries only ages and numbers', () => {
    const { request } = parse('who=me&age=30&name=Ada&email=a@b.example&phone=07000000000');
    expect(request && quoteQuery(request)).toBe('who=me&age=30&plan=gold&currency=NGN');
  });
});

describe('a stored order', () => {
  it.each([
    'who=me&age=30&plan=gold&currency=NGN',
    'who=someone&age=58&relation=parent&state=oyo&country=gb&plan=silver&pay=monthly&currency=GBP',
    'who=family&age=34&spouse=32&children=2&parent1=68&child1=4&child1State=kano&plan=gold&currency=EUR',
    'who=staff&people=30&older=4&children=10&plan=bronze&pay=quarterly&currency=NGN',
  ])('is the request that was sent: %s', (query) => {
    const { request } = parse(query);
    const stored = readOrderRequest(request ? quoteQuery(request) : '', 'NGN');
    expect(stored).toEqual({ ...request, buyer: request?.party.buyer });
  });

  it('keeps people whom the price list of today would not take', () => {
    const partyOf = (query: string) => readOrderRequest(query, 'NGN').party;
    expect(partyOf('who=me&age=16')).toEqual({ buyer: 'me', age: 16 });
    expect(partyOf('who=staff&people=2')).toMatchObject({ people: 2 });
    expect(partyOf('who=family&age=34&children=9')).toMatchObject({ children: 9 });
    expect(partyOf('who=family&age=34&child1=20')).toMatchObject({ children: 1 });
  });

  it('still says how it is paid when its people are erased, or nobody can read it', () => {
    const erased = impersonalQuery('who=me&age=30&state=oyo&plan=gold&pay=monthly&currency=USD');
    expect(readOrderRequest(erased, 'NGN')).toMatchObject({
      party: undefined,
      buyer: 'me',
      tier: 'gold',
      pay: 'monthly',
      currency: 'USD',
    });
    const odd = 'who=nobody&age=x&plan=diamond&since=2019';
    expect(readOrderRequest(odd, 'GBP')).toMatchObject({
      party: undefined,
      tier: undefined,
      pay: 'yearly',
      currency: 'GBP',
    });
    expect(changeOrderQuery(odd, { pay: 'quarterly' })).toBe(`${odd}&pay=quarterly`);
  });
});
