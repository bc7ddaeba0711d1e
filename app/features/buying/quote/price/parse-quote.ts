import type { CurrencyCode } from '#app/kernel/money.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import {
  findChoice,
  currencyCodes,
  instalmentIds,
  tierIds,
  type InstalmentId,
  type PriceList,
  type TierId,
} from '../../prices/price-list.ts';
import { kindOf, readMembers, stateField } from './family-members.ts';
import { parseAge } from './parse-age.ts';
import { parseParty, type Asking } from './parse-party.ts';
import { readQuoteValues, type QuoteProblem, type QuoteValues } from './quote-fields.ts';
import {
  buyers,
  relations,
  type Buyer,
  type Home,
  type Place,
  type QuoteRequest,
} from './quote.ts';

/** Used where the visitor has chosen nothing. */
export interface QuoteDefaults {
  readonly tier: TierId;
  readonly currency: CurrencyCode;
}

export const recommendedTier: TierId = 'gold';

interface ParsedQuote {
  /** Undefined unless complete and valid. */
  readonly request: QuoteRequest | undefined;
  readonly compareWith: TierId | undefined;
  readonly problems: readonly QuoteProblem[];
}

/** Parses what needs nobody's age, so that it is known of an order whose people are erased. */
export function parseChoices(values: QuoteValues): {
  readonly buyer: Buyer;
  readonly tier: TierId | undefined;
  readonly pay: InstalmentId;
} {
  return {
    buyer: findChoice(buyers, values.who) ?? 'me',
    tier: findChoice(tierIds, values.plan.toLowerCase()),
    pay: findChoice(instalmentIds, values.pay) ?? 'yearly',
  };
}

/** Parses what was typed; invalid choices count as not made. */
export function parseQuote(
  values: QuoteValues,
  prices: PriceList,
  defaults: QuoteDefaults,
  asking?: Asking,
): ParsedQuote {
  const { buyer, tier = defaults.tier, pay } = parseChoices(values);
  const compareWith = findChoice(tierIds, values.compare);
  const { party, problems } = parseParty(buyer, values, prices, asking);
  return {
    request: party && {
      party,
      tier,
      pay,
      currency: findChoice(currencyCodes, values.currency.toUpperCase()) ?? defaults.currency,
      place: placeOf(values),
      relation: buyer === 'someone' ? findChoice(relations, values.relation) : undefined,
      homes: buyer === 'family' ? homesOf(values) : [],
      country: findCountry(values.country)?.id,
    },
    compareWith: compareWith === tier ? undefined : compareWith,
    problems,
  };
}

/** Parses one of the site's own queries, such as an order's. */
export function parseQuery(
  query: string,
  prices: PriceList,
  defaults: QuoteDefaults = { tier: recommendedTier, currency: 'NGN' },
): ParsedQuote {
  return parseQuote(readQuoteValues(new URLSearchParams(query)), prices, defaults);
}

function homesOf(values: QuoteValues): Home[] {
  const members = readMembers(values);
  const firstParent = members.find((each) => kindOf(each) === 'parent' && values[each] !== '');
  return members.flatMap((member) => {
    const stateId = findState(values[stateField(member)])?.id;
    const age = kindOf(member) === 'child' ? parseAge(values[member]) : undefined;
    const childAge = age?.kind === 'age' ? age.years : undefined;
    if (stateId === undefined && childAge === undefined) return [];
    // Ages of parents close ranks in a query, and so do their homes.
    return [{ member: member === firstParent ? 'parent1' : member, stateId, childAge }];
  });
}

function placeOf(values: QuoteValues): Place {
  const stateId = findState(values.state)?.id;
  const area = values.lga.trim();
  const isPlace = stateId !== undefined && /^\p{L}[\p{L}\p{M}\d '’.,/()-]*$/u.test(area);
  return { stateId, area: isPlace ? area : undefined };
}
