import type { CurrencyCode } from '#app/kernel/money.ts';
import { findChoice, currencyCodes, tierIds, type PriceList } from '../../prices/price-list.ts';
import type { PriceTableKind } from '../catalogue.types.ts';

/** The query parameters of a plan page's prices. */
export const peopleFieldNames = [
  'age',
  'adults',
  'children',
  'parents',
  'people',
  'currency',
  'plan',
] as const;
export type PeopleFieldName = (typeof peopleFieldNames)[number];

/** Texts as typed, in a currency that the page offers. */
export type PeopleValues = Readonly<Record<Exclude<PeopleFieldName, 'currency'>, string>> & {
  readonly currency: CurrencyCode;
};

export const peopleFieldsOf: Readonly<Record<PriceTableKind, readonly PeopleFieldName[]>> = {
  ages: ['age'],
  family: ['adults', 'children', 'parents'],
  staff: ['people'],
  association: ['people'],
};

export interface PeopleStart {
  readonly kind: PriceTableKind;
  readonly prices: Pick<PriceList, 'groups'>;
  readonly currency: CurrencyCode;
  /** Visitors at home pay in naira. */
  readonly hasCurrencies: boolean;
}

/** Longer than any valid answer. */
const longestValue = 60;

/** Reads the people from an address or a form, as typed; what is not there starts as usual. */
export function readPeople(source: URLSearchParams | FormData, start: PeopleStart): PeopleValues {
  const usual = startValues(start);
  const read = (name: PeopleFieldName) => {
    const value = source.get(name);
    return typeof value === 'string' ? value.slice(0, longestValue) : usual[name];
  };
  const chosen = findChoice(currencyCodes, read('currency'));
  return {
    age: read('age'),
    adults: read('adults'),
    children: read('children'),
    parents: read('parents'),
    people: read('people'),
    currency: (start.hasCurrencies && chosen) || start.currency,
    plan: findChoice(tierIds, read('plan')) ?? '',
  };
}

function startValues({ kind, prices, currency }: PeopleStart): PeopleValues {
  const people = kind === 'staff' || kind === 'association' ? prices.groups[kind].fewest : '';
  const family = { adults: '2', children: '2', parents: '0' };
  return { age: '', ...family, people: String(people), currency, plan: '' };
}

/** Returns the query that brings back what was typed; empty when nothing was. */
export function peopleQuery(values: PeopleValues, start: PeopleStart): string {
  const usual = startValues(start);
  const names = [...peopleFieldsOf[start.kind], 'currency', 'plan'] as const;
  const changed = names.filter((name) => values[name] !== usual[name]);
  return new URLSearchParams(changed.map((name) => [name, values[name]])).toString();
}
