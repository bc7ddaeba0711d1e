import { editionFacts, type Edition } from '#app/location/edition.ts';

/** The comparison, as the breadcrumb of a plan's page names it. */
export function plansStep(edition: Edition) {
  return { path: '/insurance-plans', name: editionFacts[edition].plansLabel };
}
