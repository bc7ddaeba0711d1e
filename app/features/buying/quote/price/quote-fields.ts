import { textIn } from '#app/kernel/form-answer.ts';
import type { TierId } from '../../prices/price-list.ts';
import { stateField, familyMembers } from './family-members.ts';
import type { Home, Party, QuoteRequest } from './quote.ts';

export const quoteFieldNames = [
  'who',
  'age',
  'adults',
  'children',
  'parents',
  'people',
  'older',
  'relation',
  'state',
  'lga',
  'with',
  ...familyMembers,
  ...familyMembers.map(stateField),
  'country',
  'plan',
  'pay',
  'currency',
  'compare',
] as const;

export type QuoteFieldName = (typeof quoteFieldNames)[number];

export type QuoteValues = Readonly<Record<QuoteFieldName, string>>;

export interface QuoteProblem {
  readonly field: QuoteFieldName;
  readonly message: string;
}

/** Longer than any valid answer. */
const longestValue = 80;

/** Reads the calculator's fields from an address or a form, as typed. */
export function readQuoteValues(source: URLSearchParams | FormData): QuoteValues {
  const values = quoteFieldNames.map((name) => [name, textIn(source, name, longestValue)]);
  return Object.fromEntries(values) as QuoteValues;
}

/**
 * Returns the query that gives the same quote again: ages and numbers, in a fixed order, and
 * nothing that identifies anyone.
 */
export function quoteQuery(request: QuoteRequest, compareWith?: TierId): string {
  const { party, tier, pay, currency, place, relation, homes = [], country } = request;
  const entries: [QuoteFieldName, string | number | undefined][] = [
    ['who', party.buyer],
    ...partyEntries(party),
    ['relation', relation],
    ['state', place.stateId],
    ['lga', place.area],
    ...homes.flatMap(homeEntries),
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

/** What an order was, without the age and home of anyone in it. */
const impersonalNames: readonly QuoteFieldName[] = [
  'who',
  'people',
  'older',
  'children',
  'plan',
  'pay',
  'currency',
];

/** Returns a query without what it says about people: ages, states and relations. */
export function impersonalQuery(query: string): string {
  const given = Array.from(new URLSearchParams(query)).filter(([name]) =>
    impersonalNames.some((kept) => kept === name),
  );
  return new URLSearchParams(given).toString();
}

function homeEntries({
  member,
  stateId,
  childAge,
}: Home): [QuoteFieldName, string | number | undefined][] {
  return [
    [member, childAge],
    [stateField(member), stateId],
  ];
}

function partyEntries(party: Party): [QuoteFieldName, number | undefined][] {
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
