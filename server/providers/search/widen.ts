import {
  formatQuery,
  type DirectoryQuery,
} from '#app/features/providers/directory/directory-query.ts';
import { distanceKm } from '#app/features/providers/directory/distance.ts';
import type {
  AreaCount,
  Widening,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { states } from '#app/site/nigeria/states.ts';
import type { DirectoryIndex } from './directory-index.ts';
import { lgaCountsOf, type Narrowed } from './narrow.ts';

type Count = (query: DirectoryQuery) => number;

const mostAreas = 3;

/**
 * Suggests searches for when nothing is found: the nearest other areas with results, then the same
 * query with fewer conditions.
 */
export function widen(
  index: DirectoryIndex,
  query: DirectoryQuery,
  narrowed: Narrowed,
  count: Count,
): readonly Widening[] {
  const first = { ...query, page: 1 };
  const { lgaId, stateId } = query;
  const lgaCounts = lgaCountsOf(narrowed, stateId);
  const stateCounts = states.map(({ id, name }, place) => ({
    id,
    name,
    count: narrowed.stateCounts[place] ?? 0,
  }));
  const nearest = (
    kind: 'lga' | 'state',
    areas: readonly AreaCount[],
    areaOf: (id: string) => Pick<DirectoryQuery, 'stateId' | 'lgaId'>,
  ): readonly Widening[] =>
    nearestWithResults(index, lgaId, stateId, areas).map(({ area, kilometres }) => ({
      kind,
      name: area.name,
      count: area.count,
      distanceKm: kilometres,
      search: formatQuery({ ...first, ...areaOf(area.id) }),
    }));
  return [
    ...(lgaId ? nearest('lga', lgaCounts, (id) => ({ stateId, lgaId: id })) : []),
    ...(stateId ? nearest('state', stateCounts, (id) => ({ stateId: id, lgaId: undefined })) : []),
    ...fewerConditions(first, count),
  ];
}

function nearestWithResults(
  { centres }: DirectoryIndex,
  lgaId: string | undefined,
  stateId: string | undefined,
  areas: readonly AreaCount[],
) {
  const from = centres.find(lgaId ?? '') ?? centres.find(stateId ?? '');
  return areas
    .filter(({ count }) => count > 0)
    .map((area) => {
      const to = centres.find(area.id);
      // The state itself, without its area, has no distance.
      if (area.id === stateId) return { area, kilometres: null, rank: 0 };
      const kilometres = from && to ? distanceKm(from, to) : null;
      return { area, kilometres, rank: kilometres ?? Infinity };
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, mostAreas);
}

function fewerConditions(query: DirectoryQuery, count: Count): readonly Widening[] {
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
