import { readIdentity } from '#server/content/identity.ts';
import { readPlanCatalogue } from '#server/content/plans/plan-catalogue.ts';
import { planFacts } from '#server/content/plans/plan-facts.ts';

/** The plans as the site publishes them. */
export const catalogue = await readPlanCatalogue('content', await readIdentity('content'));

export const { prices } = catalogue;

/** What texts may name of the plans. */
export const facts = planFacts(catalogue);
