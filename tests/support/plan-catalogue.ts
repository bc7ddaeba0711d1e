import { readIdentity } from '#server/content/identity.ts';
import { readPlanCatalogue } from '#server/content/plans/plan-catalogue.ts';
import { planFacts } from '#server/content/plans/plan-facts.ts';

/** The plans as the site publishes them. */
export const catalogue = await readPlanCatalogue('content', await readIdentity('content'));

export const { prices } = catalogue;

/** The facts about plans that texts may name. */
export const facts = planFacts(catalogue);
