import { formatQuery, type DirectoryQuery } from '#app/location/directory/directory-query.ts';
import { distanceKm } from '#app/location/directory/distance.ts';
import type { Widening } from '#app/location/directory/provider-directory.ports.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import { states } from '#app/location/nigeria/states.ts';
import type { DirectoryIndex } from './directory-index.ts';
import type { Narrowed } from './narrow.ts';

/** Counts what another query would find. */
type Count = (query: DirectoryQuery) => number;

const mostAreas = 3;

/**
 * Ways out of an empty list: the nearest other areas that have what is asked for, then the same
 * with fewer conditions.
 */
export function widen(
  index: DirectoryIndex,
  query: DirectoryQuery,
  narrowed: Narrowed,
  count: Count,
): readonly Widening[] {
  const first = { ...query, page: 1 };
  return [
    ...(query.lgaId ? nearestLgas(index, first, narrowed) : []),
    ...(query.stateId ? nearestStates(index, first, narrowed) : []),
    ...otherwise(first, count),
  ];
}

function nearestLgas(
  index: DirectoryIndex,
  query: DirectoryQuery,
  { lgaCounts }: Narrowed,
): readonly Widening[] {
  const areas = lgas.flatMap(({ id, name, stateId }, place) =>
    stateId === query.stateId ? [{ id, name, count: lgaCounts[place] ?? 0 }] : [],
  );
  return nearestWithResults(index, query.lgaId, query.stateId, areas).map(
    ({ area, kilometres }) => ({
      kind: 'lga' as const,
      name: area.name,
      count: area.count,
      distanceKm: kilometres,
      search: formatQuery({ ...query, lgaId: area.id }),
    }),
  );
}

function nearestStates(
  index: DirectoryIndex,
  query: DirectoryQuery,
  { stateCounts }: Narrowed,
): readonly Widening[] {
  const areas = states.map(({ id, name }, place) => ({ id, name, count: stateCounts[place] ?? 0 }));
  return nearestWithResults(index, query.lgaId, query.stateId, areas).map(
    ({ area, kilometres }) => ({
      kind: 'state' as const,
      name: area.name,
      count: area.count,
      distanceKm: kilometres,
      search: formatQuery({ ...query, stateId: area.id, lgaId: undefined }),
    }),
  );
}

interface CountedArea {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

function nearestWithResults(
  { centres }: DirectoryIndex,
  lgaId: string | undefined,
  stateId: string | undefined,
  areas: readonly CountedArea[],
) {
  const from = centres.get(lgaId ?? '') ?? centres.get(stateId ?? '');
  return areas
    .filter(({ count }) => count > 0)
    .map((area) => {
      const to = centres.get(area.id);
      // The state itself, without the area within it, is no distance away.
      if (area.id === stateId) return { area, kilometres: null, rank: 0 };
      const kilometres = from && to ? distanceKm(from, to) : null;
      return { area, kilometres, rank: kilometres ?? Infinity };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostAreas);
}

function otherwise(query: DirectoryQuery, count: Count): readonly Widening[] {
  const fewer: DirectoryQuery = {
    ...query,
    plan: undefined,
    types: [],
    speciality: undefined,
    open24Hours: false,
    openAtWeekends: false,
  };
  const tries = [
    { kind: 'fewer-filters', query: fewer },
    { kind: 'no-text', query: { ...query, text: '' } },
    { kind: 'nigeria', query: { ...query, stateId: undefined, lgaId: undefined } },
  ] as const;
  const asked = formatQuery(query);
  return tries.flatMap(({ kind, query: wider }) => {
    const search = formatQuery(wider);
    const found = search === asked ? 0 : count(wider);
    return found > 0 ? [{ kind, name: '', count: found, distanceKm: null, search }] : [];
  });
}
