import type { CurrencyCode } from '#app/kernel/money.ts';
import { findCountry } from '#app/site/countries.ts';
import { findState } from '#app/site/nigeria/states.ts';
import {
  findChoice,
  currencyCodes,
  instalmentIds,
  oldestAge,
  tierIds,
  type PriceList,
  type TierId,
} from '../prices/price-list.ts';
import { kindOf, readMembers, stateField } from './family-members.ts';
import { parseAge } from './parse-age.ts';
import { parseParty, type parseCountedParty, type PartyRules } from './parse-party.ts';
import {
  readQuoteValues,
  type QuoteFieldName,
  type QuoteProblem,
  type QuoteValues,
} from './party-fields.ts';
import {
  buyers,
  relations,
  type Buyer,
  type Home,
  type OrderRequest,
  type Party,
  type Place,
  type QuoteRequest,
} from './party.ts';

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

function parseChoices(values: QuoteValues) {
  return {
    buyer: findChoice(buyers, values.who) ?? ('me' as const),
    tier: findChoice(tierIds, values.plan.toLowerCase()),
    pay: findChoice(instalmentIds, values.pay) ?? ('yearly' as const),
  };
}

/** Parses what was typed; invalid choices count as not made. */
export function parseQuote(
  values: QuoteValues,
  prices: PriceList,
  defaults: QuoteDefaults,
  parse: typeof parseCountedParty = parseParty,
): ParsedQuote {
  const { buyer, tier = defaults.tier, pay } = parseChoices(values);
  const compareWith = findChoice(tierIds, values.compare);
  const { party, problems } = parse(buyer, values, prices);
  return {
    request: party && { party, tier, pay, ...detailsOf(values, buyer, defaults.currency) },
    compareWith: compareWith === tier ? undefined : compareWith,
    problems,
  };
}

function detailsOf(values: QuoteValues, buyer: Buyer, currency: CurrencyCode) {
  return {
    currency: findChoice(currencyCodes, values.currency.toUpperCase()) ?? currency,
    place: parsePlace(values),
    relation: buyer === 'someone' ? findChoice(relations, values.relation) : undefined,
    homes: buyer === 'family' ? homesOf(values) : [],
    country: findCountry(values.country)?.id,
  };
}

/** An order was checked when it was sent: price lists of later days can't make it unreadable. */
const anyParty: PartyRules = {
  ages: { child: { toAge: oldestAge }, adult: { fromAge: 0 } },
  family: { mostChildren: Infinity },
  groups: { staff: { fewest: 0 }, association: { fewest: 0 } },
};

/**
 * Reads what an order asks for, as `quoteQuery` wrote it.
 * @param currency of an order of before its query named one
 */
export function readOrderRequest(query: string, currency: CurrencyCode): OrderRequest {
  const values = readQuoteValues(new URLSearchParams(query));
  const choices = parseChoices(values);
  const { party } = parseParty(choices.buyer, values, anyParty);
  return { ...choices, party, ...detailsOf(values, choices.buyer, currency) };
}

/** What changes of an order after it was sent. */
export type OrderChange = Partial<Pick<OrderRequest, 'pay' | 'currency'>> &
  Partial<Readonly<Record<'people' | 'older' | 'children', number>>>;

/** Returns an order's query with a change; the rest stays as it is, even what nobody can read. */
export function changeOrderQuery(query: string, change: OrderChange): string {
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) parameters.set(name, String(value));
  return parameters.toString();
}

/** Parses one of the site's own queries, such as a price's in a text. */
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

function parsePlace(values: QuoteValues): Place {
  const stateId = findState(values.state)?.id;
  const area = values.lga.trim();
  const isPlace = stateId !== undefined && /^\p{L}[\p{L}\p{M}\d '’.,/()-]*$/u.test(area);
  return { stateId, area: isPlace ? area : undefined };
}

type Entry = [QuoteFieldName, string | number | undefined];

/** A request before a plan is chosen. */
type RequestForAnyPlan = Omit<QuoteRequest, 'tier'> & Partial<Pick<QuoteRequest, 'tier'>>;

/**
 * Returns the query that gives the same quote again: ages and numbers, in a fixed order, and
 * nothing that identifies anyone.
 */
export function quoteQuery(
  request: OrderRequest | RequestForAnyPlan,
  compareWith?: TierId,
): string {
  const { party, tier, pay, currency, place, relation, homes = [], country } = request;
  const { buyer } = 'buyer' in request ? request : request.party;
  const entries: Entry[] = [
    ['who', buyer],
    ...(party ? partyEntries(party) : []),
    ['relation', relation],
    ['state', place?.stateId],
    ['lga', place?.area],
    ...homes.flatMap(({ member, stateId, childAge }): Entry[] => [
      [member, childAge],
      [stateField(member), stateId],
    ]),
    ['country', country],
    ['plan', tier],
    ['pay', pay === 'yearly' ? undefined : pay],
    ['currency', currency],
    ['compare', compareWith],
  ];
  const given = entries.flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return new URLSearchParams(given).toString();
}

/** Returns a query without what it says about people: ages, states and relations. */
export function impersonalQuery(query: string): string {
  const kept = new Set(['who', 'people', 'older', 'children', 'plan', 'pay', 'currency']);
  const given = Array.from(new URLSearchParams(query)).filter(([name]) => kept.has(name));
  return new URLSearchParams(given).toString();
}

function partyEntries(party: Party): Entry[] {
  switch (party.buyer) {
    case 'me':
    case 'someone':
      return [['age', party.age]];
    case 'family': {
      const [age, spouse] = party.adultAges;
      const [parent1, parent2] = party.parentAges;
      return [
        ['age', age],
        ['spouse', spouse],
        ['children', party.children || undefined],
        ['parent1', parent1],
        ['parent2', parent2],
      ];
    }
    case 'staff':
    case 'association':
      return [
        ['people', party.people],
        ['older', party.older || undefined],
        ['children', party.children || undefined],
      ];
  }
}
