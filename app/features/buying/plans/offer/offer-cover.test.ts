import { expect, it } from 'vitest';
import { prices } from '../../../../../tests/support/plan-catalogue.ts';
import { getQuote } from '../../../../../tests/support/quote-amounts.ts';
import { lineLabel } from '../../prices/price-words.ts';
import { offerCover, readSpouses, withSpouses } from './offer-cover.ts';

const query = 'who=staff&people=105&children=40&plan=silver';

it.each(['12', '12 wives', '12 spouses', '12 people'])('“%s” are twelve spouses', (typed) => {
  expect(readSpouses(typed)).toBe(12);
});

it('staff, their spouses and children are lines of their own that add up to the same price', () => {
  const quote = getQuote(query);
  const { lines } = withSpouses(quote, 25, prices);
  expect(lines.slice(0, 3).map((line) => lineLabel(line, prices))).toEqual([
    '80 staff, 18 to 45, at ₦135,000',
    '25 husbands and wives, 18 to 45, at ₦135,000',
    '40 children under 18, at ₦94,500',
  ]);
  const sum = lines.reduce((total, { amount }) => total + amount.minor, 0);
  expect(sum).toBe(quote.yearlyNaira.minor);
});

it.each([
  [
    0,
    'who=staff&people=80&plan=silver',
    '80 staff',
    'husbands, wives, children and parents of your staff',
  ],
  [
    1,
    'who=staff&people=6&children=1&plan=silver',
    '5 staff, 1 husband or wife and 1 child',
    'parents of your staff',
  ],
  [
    0,
    'who=staff&people=5&children=3&plan=silver',
    '5 staff and 3 children',
    'husbands, wives and parents of your staff',
  ],
  [
    0,
    'who=association&people=60&plan=bronze',
    '60 members',
    'husbands, wives, children and parents of your members',
  ],
])('with %i spouses, %s covers %s, and not the %s', (spouses, group, covered, left) => {
  expect(offerCover(getQuote(group).request.party, spouses)).toEqual({ covered, left });
});
