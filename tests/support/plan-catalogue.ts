import { contentFacts } from '#server/content/read-content.ts';
import { readIdentity } from '#server/content/identity.ts';
import { readPlanCatalogue } from '#server/content/plans/plan-catalogue.ts';

/** The plans as the site publishes them. */
export const catalogue = await readPlanCatalogue('content', await readIdentity('content'));

export const { prices } = catalogue;

/** The facts that texts may name. */
export const facts = contentFacts(catalogue, 24);
