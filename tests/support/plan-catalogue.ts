import { contentFiles } from '#app/content-files.ts';
import { byEdition } from '#app/site/edition.ts';
import { openFiles, readSource } from '#server/content/open-files.ts';
import { placeholdersOf } from '#server/content/placeholders.ts';
import { createPlanCatalogue } from '#server/content/plans/plan-catalogue.ts';
import { planFacts } from '#server/content/plans/plan-facts.ts';

const identity = await readSource('content', 'identity');
const { prices: priceList, tiers, benefits, cover, typicalCare, planPages } = contentFiles;
const planFiles = { prices: priceList, tiers, benefits, cover, typicalCare, planPages };
const { sources, finish } = await openFiles('content', planFiles);

/** The plans as the site publishes them. */
export const catalogue = createPlanCatalogue(
  'content',
  byEdition((edition) => finish(placeholdersOf(identity, edition, planFacts(sources)))),
);

export const { prices } = catalogue;
