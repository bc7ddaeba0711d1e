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

/** Returns the breadcrumb of the comparison. */
export function plansStep(edition: Edition) {
  return { path: '/insurance-plans', name: editionFacts[edition].plansLabel };
}
