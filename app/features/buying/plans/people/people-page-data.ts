import type { SalesContact } from '../../page/sales-contact.ts';
import { editionCurrency, type PriceList, type TierId } from '../../prices/price-list.ts';
import type { Buyer } from '../../quote/price/quote.ts';
import type { PlanCatalogue, PlanPage, PriceTableKind, Tier } from '../catalogue.types.ts';
import type { Edition } from '#app/site/edition.ts';
import {
  peopleFieldsOf,
  readPeople,
  type PeopleStart,
  type PeopleValues,
} from './people-values.ts';

/** What the prices of a plan page depend on, on the server and in the browser. */
export interface PeoplePageData extends PeopleStart {
  readonly path: string;
  readonly kind: PriceTableKind;
  readonly buyer: Buyer;
  readonly prices: PriceList;
  readonly tiers: readonly Pick<Tier, 'id' | 'name'>[];
  readonly recommended: TierId;
  readonly values: PeopleValues;
  /** The address has people in it, so errors are shown. */
  readonly isAsked: boolean;
  readonly insurer: SalesContact;
}

interface Asked {
  readonly page: PlanPage;
  readonly tiers: readonly Tier[];
  readonly edition: Edition;
  readonly parameters: URLSearchParams;
  readonly insurer: SalesContact;
}

/** Reads the people from a plan page's address; undefined on a page without prices. */
export function peoplePageData(
  { prices, recommended }: PlanCatalogue,
  { page, tiers, edition, parameters, insurer }: Asked,
): PeoplePageData | undefined {
  const { slug, buyer, prices: kind } = page;
  if (!kind) return undefined;
  const currency = editionCurrency(edition);
  const start = { kind, prices, currency, hasCurrencies: edition === 'DG' };
  return {
    ...start,
    path: `/${slug}`,
    buyer,
    tiers: tiers.map(({ id, name }) => ({ id, name })),
    recommended,
    values: readPeople(parameters, start),
    isAsked: peopleFieldsOf[kind].some((name) => parameters.has(name)),
    insurer,
  };
}
