import { editionFacts, type Edition } from '#app/site/edition.ts';
import type { TierId } from '../prices/price-list.ts';

export function planPath(tier: TierId): string {
  return `/plans/${tier}`;
}

/** Returns the calculator with a plan preselected. */
export function buyPath(tier: TierId): string {
  return `/insurance-calculator/${tier}`;
}

/** Returns the checkout of a plan, with the calculator's query if there is one. */
export function checkoutPath(tier: TierId, query = ''): string {
  return `/checkout/${tier}${query === '' ? '' : `?${query}`}`;
}

/** Returns the comparison of all plans, in which phones show these two. */
export function comparePath(first: TierId, second: TierId): string {
  return `/insurance-plans?first=${first}&second=${second}`;
}

/** Returns the list of hospitals at which a plan pays. */
export function hospitalsPath(tier: TierId): string {
  return `/providers?plan=${tier}`;
}

/** Returns the list of medicines that a plan pays for. */
export function medicinesPath(tier: TierId): string {
  return `/medicines?plan=${tier}`;
}

/** Returns the breadcrumb of the comparison. */
export function plansStep(edition: Edition) {
  return { path: '/insurance-plans', name: editionFacts[edition].plansLabel };
}
