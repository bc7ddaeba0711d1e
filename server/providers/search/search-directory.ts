import { pageSize, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import { facilityTypeIds, type FacilityType } from '#app/location/directory/facility-types.ts';
import type {
  AreaCount,
  DirectoryCounts,
  DirectoryResult,
} from '#app/location/directory/provider-directory.ports.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import { states } from '#app/location/nigeria/states.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { matchText } from '#server/text-search/match-text.ts';
import { narrow, type Narrowed } from './narrow.ts';
import { orderedPage } from './order.ts';
import { wordsOf } from '#server/text-search/query-words.ts';
import type { Hits } from '#server/text-search/score-entries.ts';
import { summarise } from './summarise.ts';
import { widen } from './widen.ts';

/** More words than this narrow nothing down any further. */
const mostWords = 8;

/** Answers one query. Pure reckoning in memory: it waits for nothing. */
export function searchDirectory(
  index: DirectoryIndex,
  query: DirectoryQuery,
  nowMs: number,
): Omit<DirectoryResult, 'isSample'> {
  const hits = hitsFor(index, query.text);
  const narrowed = narrow(index.columns, numbersOf(index, hits), query);
  const total = narrowed.matching.length;
  const widenings =
    total > 0 ? [] : widen(index, query, narrowed, (wider) => countFor(index, wider, hits, query));
  return {
    query,
    area: areaInWords(query),
    total,
    items: pageOf(index, query, { hits, narrowed, nowMs }),
    counts: countsOf(narrowed, query),
    widenings,
  };
}

/** Undefined when nothing was typed: then every facility fits. */
function hitsFor(index: DirectoryIndex, text: string): Hits | undefined {
  const words = wordsOf(text, index.sameWords).slice(0, mostWords);
  return words.length > 0 ? matchText(index.terms, index.scorer, words) : undefined;
}

function numbersOf(index: DirectoryIndex, hits: Hits | undefined): Iterable<number> {
  return hits ? hits.entries : index.facilities.keys();
}

function countFor(
  index: DirectoryIndex,
  wider: DirectoryQuery,
  hits: Hits | undefined,
  asked: DirectoryQuery,
): number {
  const found = wider.text === asked.text ? hits : undefined;
  return narrow(index.columns, numbersOf(index, found), wider).matching.length;
}

interface Found {
  readonly hits: Hits | undefined;
  readonly narrowed: Narrowed;
  readonly nowMs: number;
}

function pageOf(
  { columns, facilities }: DirectoryIndex,
  { sort, near, page }: DirectoryQuery,
  { hits, narrowed, nowMs }: Found,
): readonly FacilitySummary[] {
  const ordering = { sort, near, scores: hits?.scores, columns };
  const extent = { from: (page - 1) * pageSize, size: pageSize };
  return orderedPage(narrowed.matching, ordering, extent).flatMap((number) => {
    const facility = facilities[number];
    return facility ? [summarise(facility, { nowMs, near })] : [];
  });
}

function areaInWords({ stateId, lgaId }: DirectoryQuery): string | null {
  const state = states.find(({ id }) => id === stateId)?.name;
  const lga = lgas.find(({ id }) => id === lgaId)?.name;
  return state && lga ? `${lga}, ${state}` : (state ?? null);
}

function countsOf(narrowed: Narrowed, { stateId, lgaId }: DirectoryQuery): DirectoryCounts {
  const types = facilityTypeIds.map((type, place): [FacilityType, number] => [
    type,
    narrowed.typeCounts[place] ?? 0,
  ]);
  const lgaCounts = lgas.flatMap((lga, place) =>
    lga.stateId === stateId ? counted(lga, narrowed.lgaCounts[place], lga.id === lgaId) : [],
  );
  return {
    types: Object.fromEntries(types) as Record<FacilityType, number>,
    open24Hours: narrowed.alwaysOpenCount,
    openAtWeekends: narrowed.weekendCount,
    lgas: lgaCounts,
  };
}

function counted(
  { id, name }: { readonly id: string; readonly name: string },
  count = 0,
  isChosen = false,
): readonly AreaCount[] {
  return count > 0 || isChosen ? [{ id, name, count }] : [];
}
