import { describe, expect, it } from 'vitest';
import { formatMoney } from '#app/kernel/money/format-money.ts';
import { prices } from '../../../../tests/support/plan-catalogue.ts';
import { parseQuote } from './parse-quote.ts';
import { priceQuote } from './price-quote.ts';
import { readQuoteValues } from './quote-fields.ts';
import type { Quote, QuoteOutcome } from './quote.ts';
import { lineLabel } from './quote-words.ts';

function outcomeOf(query: string): QuoteOutcome {
  const values = readQuoteValues(new URLSearchParams(query));
  const { request, problems } = parseQuote(values, prices, { tier: 'gold', currency: 'NGN' });
  if (!request) throw new Error(JSON.stringify(problems));
  return priceQuote(request, prices);
}

function getQuote(query: string): Quote {
  const outcome = outcomeOf(query);
  if (outcome.kind !== 'priced') throw new Error(`${query}: ${outcome.reason}`);
  return outcome.quote;
}

function linesOf(quote: Quote): string[] {
  return quote.lines.map((line) => `${lineLabel(line, prices)}: ${formatMoney(line.amount)}`);
}

describe('the price of two adults and two children is the adult price times 3.4, less 10%', () => {
  it.each([
    ['bronze', '₦275,400'],
    ['silver', '₦413,100'],
    ['gold', '₦780,300'],
    ['platinum', '₦1,468,800'],
  ])('%s: %s', (plan, total) => {
    const quote = getQuote(`who=family&age=30&spouse=30&children=2&plan=${plan}`);
    expect(formatMoney(quote.yearly)).toBe(total);
  });
});

it('a family sees each line of its sum', () => {
  const quote = getQuote('who=family&age=47&spouse=40&children=2&parent1=58&plan=silver');
  expect(linesOf(quote)).toEqual([
    '2 adults, 46 to 60, at ₦189,000: ₦378,000',
    '1 adult, 18 to 45: ₦135,000',
    '2 children under 18, at ₦94,500: ₦189,000',
    '10% off, from 4 members: −₦70,200',
  ]);
  expect(formatMoney(quote.yearly)).toBe('₦631,800');
});

it('paying in parts is a share of the year, the same each time', () => {
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
  // One adult: price x 1.12 / 1,500 or 2,000, to the whole dollar or pound.
  it.each([
    ['bronze', '$67', '£50'],
    ['silver', '$101', '£76'],
    ['gold', '$190', '£143'],
    ['platinum', '$358', '£269'],
  ])('%s costs %s or %s', (plan, dollars, pounds) => {
    const query = `who=someone&age=30&plan=${plan}`;
    expect(formatMoney(getQuote(`${query}&currency=USD`).yearly)).toBe(dollars);
    expect(formatMoney(getQuote(`${query}&currency=GBP`).yearly)).toBe(pounds);
  });

  it('adds the surcharge as a line and names the rate and its day', () => {
    const quote = getQuote('who=family&age=50&spouse=50&plan=bronze&currency=USD');
    expect(linesOf(quote)).toEqual([
      '2 adults, 46 to 60, at ₦126,000: ₦252,000',
      'Charge for paying from abroad, 12%: ₦30,240',
    ]);
    expect(quote.rate).toEqual({ currency: 'USD', koboPerUnit: 150_000, day: '2026-11-21' });
    expect(formatMoney(quote.yearly)).toBe('$188');
  });

  it('in naira costs what it costs at home', () => {
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

  it('of people who are paid for from abroad shows each to the cent, surcharge included', () => {
    const quote = getQuote('who=staff&people=100&plan=bronze&currency=USD');
    // 79,200 × 1.12 ÷ 1,500 = 59.136
    expect(quote.eachAdult && formatMoney(quote.eachAdult)).toBe('$59.14');
  });

  it('counts children and older people at the price of their age', () => {
    const quote = getQuote('who=staff&people=18&older=3&children=4&plan=bronze');
    expect(linesOf(quote)).toEqual([
      '3 adults, 46 to 60, at ₦126,000: ₦378,000',
      '15 adults, 18 to 45, at ₦90,000: ₦1,350,000',
      '4 children under 18, at ₦63,000: ₦252,000',
      '5% off, from 20 people: −₦99,000',
    ]);
  });

  it('learns that a few people more would cost less in all', () => {
    const { cheaperStep } = getQuote('who=staff&people=49&plan=bronze');
    expect(cheaperStep?.people).toBe(50);
    expect(cheaperStep && formatMoney(cheaperStep.saves)).toBe('₦49,500');
    expect(getQuote('who=staff&people=30&plan=bronze').cheaperStep).toBeUndefined();
  });
});

describe('we set the price in a talk', () => {
  it.each([
    ['who=me&age=61', 'age'],
    ['who=someone&age=80', 'age'],
    ['who=family&age=40&parent1=70', 'age'],
    ['who=staff&people=250', 'size'],
    ['who=staff&people=240&children=10', 'size'],
    ['who=association&people=1000', 'size'],
  ])('for %s, because of %s', (query, reason) => {
    expect(outcomeOf(query)).toEqual({ kind: 'call', reason });
  });
});
