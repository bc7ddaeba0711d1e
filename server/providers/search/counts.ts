import type { DirectoryQuery } from '#app/features/providers/directory/directory-query.ts';
import {
  facilityTypeIds,
  type FacilityType,
} from '#app/features/providers/directory/facility-types.ts';
import type {
  AreaCount,
  DirectoryCounts,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import type { Narrowed } from './narrow.ts';

/** Counts what each filter would leave. */
export function countsOf(
  narrowed: Narrowed,
  { stateId, lgaId }: Pick<DirectoryQuery, 'stateId' | 'lgaId'>,
): DirectoryCounts {
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
