import { formatMoney } from '#app/kernel/money.ts';
import { counted } from '#app/kernel/numbers.ts';
import type { PriceList } from '../../prices/price-list.ts';
import { priceEachPlan, type Quote } from '../../party/price-party.ts';
import { quoteQuery } from '../../party/party-codec.ts';
import { lineLabel } from '../../prices/price-words.ts';
import type { QuoteRequest, Party } from '../../party/party.ts';
import { checkoutPath } from '../plan-paths.ts';

/** The price of one plan for the people entered, and where to go with it. */
export type TierPrice = ReturnType<typeof tierPrice>;

interface Pricing {
  readonly prices: PriceList;
  /** No age was given: the links ask for it. */
  readonly isAnyAge: boolean;
}

/** Prices every plan for the same people, as calculator and checkout do; or says why there is none. */
export function peoplePrices(request: QuoteRequest, pricing: Pricing) {
  const priced = priceEachPlan(request, pricing.prices);
  if (priced.kind === 'call') return priced;
  return {
    kind: 'priced',
    /** Such as "2 adults, 1 child". */
    words: peopleInWords(request.party, pricing.prices, pricing.isAnyAge),
    tiers: priced.quotes.map((quote) => tierPrice(quote, pricing)),
  } as const;
}

function tierPrice(quote: Quote, { prices, isAnyAge }: Pricing) {
  const { request, yearly, eachAdult } = quote;
  const { tier, party, currency } = request;
  const query = quoteQuery(request);
  const discount = quote.lines.find(({ kind }) => kind === 'discount');
  const carried = isAnyAge
    ? quoteQuery({ ...request, buyer: party.buyer, party: undefined })
    : query;
  return {
    id: tier,
    price: { text: formatMoney(yearly), query },
    /** In a group, the price of each adult. */
    each: eachAdult && { text: formatMoney(eachAdult), query, isEach: true },
    /** Such as "10% off, from 4 members". */
    discount: discount && lineLabel(discount, prices),
    buyPath: checkoutPath(tier, carried),
    sumPath: `/insurance-calculator?${carried}`,
    /** In a group, the page's own query that fills in the offer form. */
    offerQuery:
      'people' in party ? `people=${party.people}&currency=${currency}&plan=${tier}` : undefined,
  };
}

/**
 * Says whom a price is for: "2 adults, 1 child".
 * @param isAnyAge no age was given, so the price is that of the base ages
 */
export function peopleInWords(party: Party, { ages }: PriceList, isAnyAge = false): string {
  const { fromAge, toAge } = ages.adult;
  switch (party.buyer) {
    case 'me':
    case 'someone':
      if (isAnyAge) return `1 adult aged ${fromAge} to ${toAge}`;
      if (party.age >= fromAge) return `1 adult aged ${party.age}`;
      return party.age === 0 ? '1 child under 1' : `1 child aged ${party.age}`;
    case 'family':
      return [
        counted(party.adultAges.length, 'adult'),
        counted(party.children, 'child', 'children'),
        counted(party.parentAges.length, 'parent'),
      ]
        .filter((words) => !words.startsWith('0 '))
        .join(', ');
    case 'staff':
      return `${party.people} staff`;
    case 'association':
      return `${party.people} members`;
  }
}
