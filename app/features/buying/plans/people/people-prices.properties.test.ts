import { assert, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { formatMoney } from '#app/kernel/money.ts';
import { prices } from '../../../../../tests/support/plan-catalogue.ts';
import { startDraft } from '../../enrolment/show-step.server.ts';
import { priceOrder } from '../../enrolment/order-price.ts';
import { currencyCodes, tierIds, type TierId } from '../../prices/price-list.ts';
import { parseQuote } from '../../party/party-codec.ts';
import { findQuote } from '../../party/price-party.ts';
import { readQuoteValues } from '../../party/party-fields.ts';
import { peoplePrices, type TierPrice } from './people-prices.ts';
import { parsePeople, readPeople, type PeopleStart } from './people-values.ts';

const count = (min: number, max: number) => integer({ min, max }).map(String);
const { family, groups } = prices;

/** What visitors enter on each page. */
const entered = oneof(
  record({ age: count(0, 60) }).map((typed) => ({ kind: 'ages' as const, typed })),
  record({
    adults: count(1, family.mostAdults),
    children: count(0, family.mostChildren),
    parents: count(0, family.mostParents),
  })
    .filter(({ adults, children, parents }) => `${adults}${children}${parents}` !== '100')
    .map((typed) => ({ kind: 'family' as const, typed })),
  record({ people: count(groups.staff.fewest, groups.staff.tenderFrom - 1) }).map((typed) => ({
    kind: 'staff' as const,
    typed,
  })),
  record({ people: count(groups.association.fewest, groups.association.tenderFrom - 1) }).map(
    (typed) => ({ kind: 'association' as const, typed }),
  ),
);
const buyers = {
  ages: 'me',
  family: 'family',
  staff: 'staff',
  association: 'association',
} as const;

/** The query of a link on a card. */
function queryOf(path: string): URLSearchParams {
  return new URL(path, 'https://health.example').searchParams;
}

function calculatorPrice(path: string, tier: TierId) {
  const defaults = { tier: 'gold', currency: 'NGN' } as const;
  const { request, compareWith } = parseQuote(readQuoteValues(queryOf(path)), prices, defaults);
  const quote = findQuote(request, prices);
  expect(request?.tier).toBe(tier);
  return { price: quote && formatMoney(quote.yearly), compareWith };
}

function checkoutPrice(path: string, tier: TierId) {
  const start = { buyer: 'me', tier, currency: 'NGN' } as const;
  const draft = startDraft(queryOf(path), start);
  const order = { tier, prices, currency: 'NGN', today: '2026-11-22' } as const;
  const { outcome } = priceOrder(draft, order);
  return outcome?.kind === 'priced' ? formatMoney(outcome.quote.yearly) : undefined;
}

function expectSameElsewhere({ id, price, sumPath, comparePath, buyPath, compareWith }: TierPrice) {
  expect(calculatorPrice(`?${price.query}`, id).price).toBe(price.text);
  expect(calculatorPrice(sumPath, id).price).toBe(price.text);
  expect(calculatorPrice(comparePath, id)).toEqual({ price: price.text, compareWith });
  expect(buyPath).toContain(`/checkout/${id}?`);
  expect(checkoutPrice(buyPath, id)).toBe(price.text);
}

it('the page, the calculator and the checkout have one price for any people', () => {
  assert(
    property(entered, constantFrom(...currencyCodes), ({ kind, typed }, currency) => {
      const start: PeopleStart = {
        kind,
        buyer: buyers[kind],
        prices,
        currency: 'USD',
        hasCurrencies: true,
      };
      const values = readPeople(new URLSearchParams({ ...typed, currency }), start);
      const { request, isAnyAge, problems } = parsePeople(values, start, 'gold');
      expect(problems).toEqual([]);
      if (!request) throw new Error('no request');
      const shown = peoplePrices(request, { prices, recommended: 'gold', isAnyAge });
      if (shown.kind !== 'priced') throw new Error('no price');
      expect(shown.tiers.map(({ id }) => id)).toEqual(tierIds);
      for (const tier of shown.tiers) expectSameElsewhere(tier);
    }),
    { numRuns: 300 },
  );
});
