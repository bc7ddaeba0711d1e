import {
  defaultSort,
  pageSize,
  type DirectoryQuery,
  type DirectorySort,
} from '#app/features/providers/directory/directory-query.ts';
import type { FacilitySummary, Place } from '#app/features/providers/directory/facility.types.ts';
import type { DirectoryResult } from '#app/features/providers/directory/provider-directory.ports.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { countsOf, narrow, type Narrowed } from './narrow.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { findHits, type DirectoryHits, type TextHits } from './find-hits.ts';
import { orderedPage } from './order.ts';
import type { NamedPlace } from '../find-place.ts';
import { summarise } from './summarise.ts';
import { widen } from './widen.ts';

/** Answers one query, synchronously and in memory. */
export function searchDirectory(
  index: DirectoryIndex,
  query: DirectoryQuery,
  nowMs: number,
): Omit<DirectoryResult, 'isSample'> {
  const text = findHits(index, query.text, query.stateId);
  const { hits, narrowed, isWidened } = narrowHits(index, text, query);
  const total = narrowed.matching.length;
  const readFor = (wider: DirectoryQuery) =>
    wider.text === query.text && wider.stateId === query.stateId
      ? text
      : findHits(index, wider.text, wider.stateId);
  const countOf = (wider: DirectoryQuery) =>
    narrowHits(index, readFor(wider), wider).narrowed.matching.length;
  const widenings = total > 0 ? [] : widen(index, query, narrowed, countOf);
  const origin = originOf(index, query, text);
  const order = origin && query.sort === defaultSort(query.near) ? 'distance' : query.sort;
  return {
    query,
    area: areaInWords(query, isWidened ? undefined : text.place),
    total,
    items: pageOf(index, query.page, { hits, narrowed, nowMs, order, near: origin?.place }),
    counts: countsOf(narrowed, query),
    widenings,
    order,
    origin: origin?.name ?? null,
    leftOut: text.leftOut,
  };
}

/** The facilities for a query; the nearest elsewhere where the typed place has none. */
function narrowHits(index: DirectoryIndex, text: TextHits, query: DirectoryQuery) {
  const { inPlace, anywhere } = text;
  const narrowed = narrow(index.columns, inPlace.numbers, query);
  const found = { hits: inPlace, narrowed, isWidened: false };
  const isElsewhere = query.stateId !== undefined && query.stateId !== text.place?.stateId;
  if (!text.place || isElsewhere || narrowed.matching.length > 0) return found;
  const wider = narrow(index.columns, anywhere.numbers, query);
  return wider.matching.length > 0 ? { hits: anywhere, narrowed: wider, isWidened: true } : found;
}

/** Where distances are from: the device, the typed place, or the chosen area if so sorted. */
function originOf({ centres }: DirectoryIndex, query: DirectoryQuery, { place }: TextHits) {
  const { near, lgaId, sort } = query;
  if (near) return { place: near, name: null };
  const chosen = sort === 'distance' && lgaId ? [lgaId] : undefined;
  const ids = place?.centreIds ?? chosen;
  if (!ids) return undefined;
  const name = ids.length === 1 ? lgaInWords(ids[0]) : (place?.name ?? null);
  return { place: centres.get(ids), name };
}

interface Found {
  readonly hits: DirectoryHits;
  readonly narrowed: Narrowed;
  readonly nowMs: number;
  readonly order: DirectorySort;
  readonly near: Place | undefined;
}

function pageOf(
  { columns, facilities }: DirectoryIndex,
  page: number,
  { hits, narrowed, nowMs, order, near }: Found,
): readonly FacilitySummary[] {
  const ordering = { sort: order, near, scores: hits.scores, rankOf: hits.rankOf, columns };
  const extent = { from: (page - 1) * pageSize, size: pageSize };
  return orderedPage(narrowed.matching, ordering, extent).flatMap((number) => {
    const facility = facilities[number];
    return facility ? [summarise(facility, { nowMs, near })] : [];
  });
}

function areaInWords(
  { stateId, lgaId }: DirectoryQuery,
  typed: NamedPlace | undefined,
): string | null {
  return lgaInWords(lgaId) ?? typed?.name ?? findState(stateId ?? '')?.name ?? null;
}

function lgaInWords(lgaId: string | undefined): string | null {
  const lga = findLga(lgaId ?? '');
  return lga ? `${lga.name}, ${findState(lga.stateId)?.name ?? ''}` : null;
}
