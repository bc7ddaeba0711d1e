import type { Edition } from '#app/site/edition.ts';
import type { PlanCatalogue } from '../../plans/catalogue.types.ts';
import { textFor } from '../../plans/compare/plan-rows.ts';
import { waitRows } from '../../plans/compare/plan-table-data.ts';
import { listInSentence } from '../../plans/sections/cover-sections.tsx';
import type { TierId } from '../../prices/price-list.ts';

interface Chosen {
  readonly tier: TierId;
  readonly edition: Edition;
  readonly isGroup: boolean;
  /** The last day cover can start on if the order is paid today, as YYYY-MM-DD. */
  readonly firstDay: string;
}

export type ReviewCover = ReturnType<typeof reviewCover>;

/** Collects what the chosen plan does not pay for, and when it starts to pay. */
export function reviewCover(
  catalogue: PlanCatalogue,
  { tier, edition, isGroup, firstDay }: Chosen,
) {
  const { exclusions, crisisNote } = catalogue.cover[edition];
  const missing = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => !values[tier].isCovered)
    .map(({ name }) => name);
  return {
    exclusions,
    crisisNote,
    /** Benefits of larger plans; undefined for the largest. */
    missing: missing.length > 0 ? listInSentence(missing) : undefined,
    waits: waitRows(catalogue, isGroup).map(({ label, texts }) => ({
      label,
      text: textFor(texts, tier),
    })),
    firstDay,
  };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the latest first day of cover as YYYY-MM-DD: so many working days after the day in Lagos
 * on which the payment arrives. Working days are Monday to Friday; public holidays are not known.
 * @param paidOn as YYYY-MM-DD, in Lagos
 * @param within the promise, such as "1 working day"
 */
export function latestFirstDay(paidOn: string, within: string): string {
  let at = Date.parse(paidOn);
  for (let left = Number.parseInt(within, 10); left > 0;) {
    at += dayMs;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
