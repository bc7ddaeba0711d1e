import { describe, expect, it } from 'vitest';
import { formatMoney } from '#app/kernel/money.ts';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { getQuote } from '../../../../tests/support/quote-amounts.ts';
import { quoteRequest } from '../../../../tests/support/quote-request.ts';
import { priceQuote, type Quote } from './price-party.ts';
import { findSeniorNote, lineLabel } from '../prices/price-words.ts';

function linesOf(quote: Quote): string[] {
  return quote.lines.map((line) => `${lineLabel(line, prices)}: ${formatMoney(line.amount)}`);
}

it.each([
  ['bronze', '₦275,400'],
  ['silver', '₦413,100'],
  ['gold', '₦780,300'],
  ['platinum', '₦1,468,800'],
])('two adults and two children cost 3.4 times an adult, less 10%%, on %s: %s', (plan, total) => {
  const quote = getQuote(`who=family&age=30&spouse=30&children=2&plan=${plan}`);
  expect(formatMoney(quote.yearly)).toBe(total);
});

it('lists each line of a family’s sum', () => {
  const quote = getQuote('who=family&age=47&spouse=40&children=2&parent1=58&plan=silver');
  expect(linesOf(quote)).toEqual([
    '2 adults, 46 to 60, at ₦189,000: ₦378,000',
    '1 adult, 18 to 45: ₦135,000',
    '2 children under 18, at ₦94,500: ₦189,000',
    '10% off, from 4 members: −₦70,200',
  ]);
  expect(formatMoney(quote.yearly)).toBe('₦631,800');
});

it('instalments are equal shares of the yearly price', () => {
  const { paymentPlans } = getQuote('who=me&age=30&plan=silver');
  expect(
    paymentPlans.map(({ id, each, yearTotal }) => [id, formatMoney(each), formatMoney(yearTotal)]),
  ).toEqual([
    ['yearly', '₦135,000', '₦135,000'],
    ['quarterly', '₦35,100', '₦140,400'],
    ['monthly', '₦12,150', '₦145,800'],
  ]);
});

describe('paying from abroad', () => {
  // One adult: price x 1.12 / 1,500, 2,000 or 1,750, to the whole dollar, pound or euro.
  it.each([
    ['bronze', '$67', '£50', '€58'],
    ['silver', '$101', '£76', '€86'],
    ['gold', '$190', '£143', '€163'],
    ['platinum', '$358', '£269', '€307'],
  ])('%s costs %s, %s or %s', (plan, dollars, pounds, euros) => {
    const query = `who=someone&age=30&plan=${plan}`;
    expect(formatMoney(getQuote(`${query}&currency=USD`).yearly)).toBe(dollars);
    expect(formatMoney(getQuote(`${query}&currency=GBP`).yearly)).toBe(pounds);
    expect(formatMoney(getQuote(`${query}&currency=EUR`).yearly)).toBe(euros);
  });

  it('adds the surcharge as a line, and the rate with its date', () => {
    const quote = getQuote('who=family&age=50&spouse=50&plan=bronze&currency=USD');
    expect(linesOf(quote)).toEqual([
      '2 adults, 46 to 60, at ₦126,000: ₦252,000',
      'Charge for paying from abroad, 12%: ₦30,240',
    ]);
    expect(quote.rate).toEqual({ koboPerUnit: 150_000, day: '2026-11-21' });
    expect(formatMoney(quote.yearly)).toBe('$188');
  });

  it('in naira costs the same as in Nigeria', () => {
    const home = getQuote('who=me&age=30&plan=gold');
    const abroad = getQuote('who=someone&age=30&plan=gold&currency=NGN');
    expect(abroad.yearly).toEqual(home.yearly);
  });
});

describe('a group', () => {
  it.each([
    ['staff', 19, '₦90,000'],
    ['staff', 20, '₦85,500'],
    ['staff', 50, '₦82,800'],
    ['staff', 100, '₦79,200'],
    ['association', 49, '₦90,000'],
    ['association', 50, '₦83,700'],
  ])('of %s with %i people pays %s for each', (who, people, each) => {
    const quote = getQuote(`who=${who}&people=${people}&plan=bronze`);
    expect(quote.eachAdult && formatMoney(quote.eachAdult)).toBe(each);
  });

  it('paid for from abroad shows the price of each person to the cent, surcharge included', () => {
    const quote = getQuote('who=staff&people=100&plan=bronze&currency=USD');
    // 79,200 × 1.12 ÷ 1,500 = 59.136
    expect(quote.eachAdult && formatMoney(quote.eachAdult)).toBe('$59.14');
  });

  it('prices children and older people by their age', () => {
    const quote = getQuote('who=staff&people=18&older=3&children=4&plan=bronze');
    expect(linesOf(quote)).toEqual([
      '3 adults, 46 to 60, at ₦126,000: ₦378,000',
      '15 adults, 18 to 45, at ₦90,000: ₦1,350,000',
      '4 children under 18, at ₦63,000: ₦252,000',
      '5% off, from 20 people: −₦99,000',
    ]);
  });

  it('learns that a few more people would cost less in total', () => {
    const { cheaperStep } = getQuote('who=staff&people=49&plan=bronze');
    expect(cheaperStep?.people).toBe(50);
    expect(cheaperStep && formatMoney(cheaperStep.saves)).toBe('₦49,500');
    expect(getQuote('who=staff&people=30&plan=bronze').cheaperStep).toBeUndefined();
  });
});

describe('from 61 the price rises with age', () => {
  // Bronze: 90,000 × 2.2, 2.8, 3.6 and 4.8.
  it.each([
    [60, '1 adult, 46 to 60: ₦126,000'],
    [61, '1 adult, 61 to 65, 220% of the adult price: ₦198,000'],
    [65, '1 adult, 61 to 65, 220% of the adult price: ₦198,000'],
    [66, '1 adult, 66 to 70, 280% of the adult price: ₦252,000'],
    [71, '1 adult, 71 to 75, 360% of the adult price: ₦324,000'],
    [76, '1 adult, 76 and over, 480% of the adult price: ₦432,000'],
    [122, '1 adult, 76 and over, 480% of the adult price: ₦432,000'],
  ])('at %i: %s', (age, line) => {
    for (const who of ['me', 'someone']) {
      expect(linesOf(getQuote(`who=${who}&age=${age}&plan=bronze`))).toEqual([line]);
    }
  });

  it('for parents on a family plan too, with its discount', () => {
    const quote = getQuote(
      'who=family&age=40&children=1&parent1=68&parent2=77&plan=bronze&currency=USD',
    );
    expect(linesOf(quote)).toEqual([
      '1 adult, 76 and over, 480% of the adult price: ₦432,000',
      '1 adult, 66 to 70, 280% of the adult price: ₦252,000',
      '1 adult, 18 to 45: ₦90,000',
      '1 child under 18: ₦63,000',
      '10% off, from 4 members: −₦83,700',
      'Charge for paying from abroad, 12%: ₦90,396',
    ]);
    // 753,300 × 1.12 ÷ 1,500 = 562.464
    expect(formatMoney(quote.yearly)).toBe('$562');
  });

  it('and says from when the rule is valid, and what to check', () => {
    expect(findSeniorNote(getQuote('who=me&age=61'), prices)).toBe(
      'From age 61 the price rises with age (rule of 21 November 2026). Limits and waiting periods are the same at every age. Check long-term illness before you choose: it has a waiting period, and not every plan covers it.',
    );
    expect(findSeniorNote(getQuote('who=me&age=60'), prices)).toBeUndefined();
  });

  it('up to the last age of the rule, from which people are asked to call', () => {
    const until80 = {
      ...prices,
      seniors: { ...prices.seniors, bands: [{ fromAge: 61, toAge: 80, factor: 22_000 }] },
      callFromAge: 81,
    };
    const request = quoteRequest('who=family&age=40&parent1=81');
    expect(priceQuote(request, until80)).toEqual({ kind: 'call', reason: 'age' });
  });
});

it.each([
  ['who=staff&people=250', 'size'],
  ['who=staff&people=240&children=10', 'size'],
  ['who=association&people=1000', 'size'],
])('the price is agreed by phone for %s, because of %s', (query, reason) => {
  expect(priceQuote(quoteRequest(query), prices)).toEqual({ kind: 'call', reason });
});
