import type { SalesContact } from '../../page/sales-contact.ts';
import { editionCurrency } from '../../prices/price-list.ts';
import type { PlanCatalogue, PlanPage, Tier } from '../catalogue.types.ts';
import type { Edition } from '#app/site/edition.ts';
import { peopleFieldsOf, readPeople } from './people-values.ts';

/** What the prices of a plan page depend on, on the server and in the browser. */
export type PeoplePageData = NonNullable<ReturnType<typeof peoplePageData>>;

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
) {
  const { slug, buyer, prices: kind } = page;
  if (!kind) return undefined;
  const currency = editionCurrency(edition);
  const start = { kind, buyer, prices, currency, hasCurrencies: edition === 'DG' };
  return {
    ...start,
    path: `/${slug}`,
    tiers: tiers.map(({ id, name }) => ({ id, name })),
    recommended,
    values: readPeople(parameters, start),
    /** The address has people in it, so errors are shown. */
    isAsked: peopleFieldsOf[kind].some((name) => parameters.has(name)),
    insurer,
  };
}
