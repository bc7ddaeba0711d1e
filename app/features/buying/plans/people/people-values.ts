import type { CurrencyCode } from '#app/kernel/money.ts';
import type { Edition } from '#app/site/edition.ts';
import {
  editionCurrency,
  findChoice,
  currencyCodes,
  tierIds,
  type PriceList,
  type TierId,
} from '../../prices/price-list.ts';
import { parseCountedParty } from '../../party/parse-party.ts';
import { parseQuote } from '../../party/party-codec.ts';
import {
  noValues,
  readQuoteValues,
  type QuoteFieldName,
  type QuoteValues,
} from '../../party/party-fields.ts';
import type { Buyer } from '../../party/party.ts';
import type { SalesContact } from '../../page/sales-contact.ts';
import type { PlanCatalogue, PlanPage, PriceTableKind } from '../catalogue.types.ts';

const peopleFieldsOf: Readonly<Record<PriceTableKind, readonly QuoteFieldName[]>> = {
  ages: ['age'],
  family: ['adults', 'children', 'parents'],
  staff: ['people'],
  association: ['people'],
};

export const peopleFieldNames = [
  ...new Set(Object.values(peopleFieldsOf).flat()),
  'currency',
  'plan',
] as const;

/** The calculator's fields as typed, in a currency that the page offers. */
export type PeopleValues = QuoteValues & { readonly currency: CurrencyCode };

export interface PeopleStart {
  readonly kind: PriceTableKind;
  readonly buyer: Buyer;
  readonly prices: PriceList;
  readonly currency: CurrencyCode;
  /** Visitors at home pay in naira. */
  readonly hasCurrencies: boolean;
}

/** Reads the people from an address or a form, as typed; what is not there starts as usual. */
export function readPeople(source: URLSearchParams | FormData, start: PeopleStart): PeopleValues {
  const typed = readQuoteValues(source);
  const usual = startValues(start);
  const given = peopleFieldsOf[start.kind].filter((name) => source.has(name));
  const chosen = findChoice(currencyCodes, typed.currency);
  return {
    ...usual,
    ...Object.fromEntries(given.map((name) => [name, typed[name]])),
    currency: (start.hasCurrencies && chosen) || start.currency,
    plan: findChoice(tierIds, typed.plan) ?? '',
  };
}

function startValues({ kind, buyer, prices, currency }: PeopleStart): QuoteValues {
  const people = kind === 'staff' || kind === 'association' ? prices.groups[kind].fewest : '';
  const family = kind === 'family' && { adults: '2', children: '2', parents: '0' };
  return { ...noValues, ...family, who: buyer, people: String(people), currency };
}

/** Returns the query that brings back what was typed; empty when nothing was. */
export function peopleQuery(values: PeopleValues, start: PeopleStart): string {
  const usual = startValues(start);
  const names = [...peopleFieldsOf[start.kind], 'currency', 'plan'] as const;
  const changed = names.filter((name) => values[name] !== usual[name]);
  return new URLSearchParams(changed.map((name) => [name, values[name]])).toString();
}

/** Parses what a plan page asks for, as the calculator does, into a request on one plan. */
export function parsePeople(
  values: PeopleValues,
  { kind, prices }: Pick<PeopleStart, 'kind' | 'prices'>,
  tier: TierId,
) {
  const asked = { ...values, plan: tier };
  const defaults = { tier, currency: values.currency };
  const { request, problems } = parseQuote(asked, prices, defaults, parseCountedParty);
  /** The page asks for an age and none was given, so the price is that of the base ages. */
  const isAnyAge = kind === 'ages' && values.age.trim() === '';
  return { request, isAnyAge, problems };
}

/** What the prices of a plan page depend on, on the server and in the browser. */
export type PeoplePageData = NonNullable<ReturnType<typeof peoplePageData>>;

interface Asked {
  readonly page: PlanPage;
  readonly edition: Edition;
  readonly parameters: URLSearchParams;
  readonly insurer: SalesContact;
}

/** Reads the people from a plan page's address; undefined on a page without prices. */
export function peoplePageData(
  { prices, tiers, recommended }: PlanCatalogue,
  { page, edition, parameters, insurer }: Asked,
) {
  const { slug, buyer, prices: kind } = page;
  if (!kind) return undefined;
  const currency = editionCurrency(edition);
  const start = { kind, buyer, prices, currency, hasCurrencies: edition === 'DG' };
  return {
    ...start,
    path: `/${slug}`,
    tiers: tierIds.map((id) => ({ id, name: tiers[id].name })),
    recommended,
    values: readPeople(parameters, start),
    /** The address has people in it, so errors are shown. */
    isAsked: peopleFieldsOf[kind].some((name) => parameters.has(name)),
    insurer,
  };
}
