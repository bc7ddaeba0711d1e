import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { textFor } from '../../plans/compare/plan-rows.ts';
import { waitRows } from '../../plans/compare/plan-table-data.ts';
import { listInSentence } from '../../plans/sections/list-in-words.ts';
import type { TierId } from '../../prices/price-list.types.ts';
import type { ReviewCover } from '../checkout.ts';

interface Chosen {
  readonly tier: TierId;
  readonly edition: Edition;
  readonly isGroup: boolean;
  /** The last day cover can start on if the order is paid today, as YYYY-MM-DD. */
  readonly firstDay: string;
}

/** Collects what the chosen plan does not pay for, and when it starts to pay. */
export function reviewCover(
  catalogue: PlanCatalogue,
  { tier, edition, isGroup, firstDay }: Chosen,
): ReviewCover {
  const { exclusions, crisisNote } = catalogue.cover[edition];
  const missing = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => !values[tier].isCovered)
    .map(({ name }) => name);
  return {
    exclusions,
    crisisNote,
    missing: missing.length > 0 ? listInSentence(missing) : undefined,
    waits: waitRows(catalogue, isGroup).map(({ label, texts }) => ({
      label,
      text: textFor(texts, tier),
    })),
    firstDay,
  };
}
