import { describe, expect, it } from 'vitest';
import { moneyOf } from '#app/kernel/money.ts';
import { ada } from '../../../../../tests/support/ada-member.ts';
import { prices } from '../../../../../tests/support/plan-catalogue.ts';
import { priceQuote } from '../../party/price-party.ts';
import { lineLabel } from '../../prices/price-words.ts';
import { compareLists, type Member } from './member.ts';
import { priceMembers } from './price-members.ts';

const today = '2026-11-21';
const request = {
  party: { buyer: 'staff', people: 80, older: 0, children: 0 },
  tier: 'gold',
  pay: 'quarterly',
  currency: 'NGN',
  place: { stateId: undefined, area: undefined },
  relation: undefined,
} as const;

function people(count: number, birth: string, plan: Member['plan'] = 'gold') {
  return Array.from({ length: count }, () => ({ birth, plan }));
}

describe('the sum of a list', () => {
  it('on one plan is what the calculator says', () => {
    const list = [
      ...people(28, '1990-03-27'),
      ...people(2, '1970-01-01'),
      ...people(4, '2015-01-01'),
    ];
    const sum = priceMembers(list, request, { prices, today });
    const party = { buyer: 'staff', people: 30, older: 2, children: 4 } as const;
    const outcome = priceQuote({ ...request, party }, prices);
    if (outcome.kind !== 'priced') throw new Error('has a list price');
    expect(sum.payment).toEqual(outcome.quote.payment);
    expect(sum.plans).toEqual([{ plan: 'gold', lives: 34, lines: outcome.quote.lines }]);
  });

  it('on two plans has the discount of the whole group on both', () => {
    const list = [...people(40, '1990-03-27'), ...people(10, '1990-03-27', 'bronze')];
    // 40 × 255,000 + 10 × 90,000, less 8% from 50 people.
    const { payment } = priceMembers(list, { ...request, pay: 'yearly' }, { prices, today });
    expect(payment?.yearTotal).toEqual(moneyOf(1_021_200_000, 'NGN'));
  });

  it('has the price of people from 61 on, by the rule of their age', () => {
    const list = [
      ...people(8, '1990-03-27'),
      // 61 on the day, and 66.
      ...people(1, '1965-11-21'),
      ...people(1, '1960-01-01'),
    ];
    const sum = priceMembers(list, { ...request, pay: 'yearly' }, { prices, today });
    expect(sum).toMatchObject({ lives: 10, olderThanBands: 0 });
    expect(sum.plans[0]?.lines.map((line) => lineLabel(line, prices))).toEqual([
      '1 adult, 66 to 70, 280% of the adult price',
      '1 adult, 61 to 65, 220% of the adult price',
      '8 adults, 18 to 45, at ₦255,000',
    ]);
    expect(sum.payment?.yearTotal).toEqual(moneyOf(13 * 25_500_000, 'NGN'));
  });

  it('counts people above the last age of that rule apart, and prices the others', () => {
    const list = [...people(9, '1990-03-27'), ...people(1, '1960-01-01')];
    const limited = { ...prices, callFromAge: 66 };
    const sum = priceMembers(list, { ...request, pay: 'yearly' }, { prices: limited, today });
    expect(sum).toMatchObject({ lives: 10, olderThanBands: 1 });
    expect(sum.payment?.yearTotal).toEqual(moneyOf(9 * 25_500_000, 'NGN'));
  });

  it('is agreed by phone for a very large group', () => {
    const list = [...people(200, '1990-03-27'), ...people(100, '1990-03-27', 'bronze')];
    expect(priceMembers(list, request, { prices, today }).payment).toBeUndefined();
  });

  it('is agreed by phone for fewer people than a group plan needs', () => {
    const list = [...people(4, '1990-03-27'), ...people(4, '2015-01-01')];
    expect(priceMembers(list, request, { prices, today }).payment).toBeUndefined();
  });
});

it('lists are compared by people, wherever their rows are', () => {
  const member = (line: number): Member => ({ ...ada, line, firstName: `Ada ${line}` });
  const before = [member(2), member(3), member(4)];
  const after = [{ ...member(2), line: 9 }, { ...member(3), plan: 'gold' as const }, member(5)];
  expect(compareLists(before, after)).toEqual({ added: 1, removed: 1, changed: 1, same: 1 });
});
