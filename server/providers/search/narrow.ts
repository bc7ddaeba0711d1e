import type { DirectoryQuery } from '#app/features/providers/directory/directory-query.ts';
import {
  facilityTypeIds,
  type FacilityType,
  specialityIds,
} from '#app/features/providers/directory/facility-types.ts';
import { bandLetters, planNetworks } from '#app/features/providers/directory/plan-bands.ts';
import type {
  AreaCount,
  DirectoryCounts,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { states } from '#app/site/nigeria/states.ts';
import {
  alwaysOpen,
  bitsOf,
  lgaNumbers,
  openAtWeekends,
  stateNumbers,
  type Columns,
} from './directory-index.ts';

/** Matching facilities, and counts for each value of each filter. */
export type Narrowed = ReturnType<typeof narrow>;

/** One bit per filter that a facility fails. */
const failsType = 1;
const failsState = 2;
const failsLga = 4;
const failsAlways = 8;
const failsWeekend = 16;
const failsOther = 32;

type Filters = Omit<DirectoryQuery, 'text' | 'sort' | 'page' | 'near'>;

/** Applies all filters in one pass and counts what each would leave. */
export function narrow(columns: Columns, facilities: Iterable<number>, query: Filters) {
  const failures = failureFinder(columns, query);
  /** Facility numbers, in the given order. */
  const matching: number[] = [];
  // By index, each without its own filter; of areas, those within the chosen state.
  const typeCounts = new Uint32Array(facilityTypeIds.length);
  const stateCounts = new Uint32Array(states.length);
  const lgaCounts = new Uint32Array(lgas.length);
  let alwaysOpenCount = 0;
  let weekendCount = 0;
  for (const number of facilities) {
    const failed = failures(number);
    const hours = columns.hours[number] ?? 0;
    if (failed === 0) matching.push(number);
    if ((failed & ~failsType) === 0) increase(typeCounts, columns.types[number]);
    if ((failed & ~failsAlways) === 0 && hours & alwaysOpen) alwaysOpenCount += 1;
    if ((failed & ~failsWeekend) === 0 && hours & openAtWeekends) weekendCount += 1;
    if ((failed & ~failsLga) === 0) increase(lgaCounts, columns.lgas[number]);
    if ((failed & ~(failsState | failsLga)) === 0) increase(stateCounts, columns.states[number]);
  }
  return { matching, typeCounts, alwaysOpenCount, weekendCount, stateCounts, lgaCounts };
}

function failureFinder(columns: Columns, query: Filters): (number: number) => number {
  const types = query.types.length > 0 ? bitsOf(query.types, facilityTypeIds) : -1;
  const state = stateNumbers.get(query.stateId ?? '') ?? -1;
  const lga = lgaNumbers.get(query.lgaId ?? '') ?? -1;
  const bands = query.plan ? bitsOf(planNetworks[query.plan].bands, bandLetters) : 0;
  const speciality = query.speciality ? bitsOf([query.speciality], specialityIds) : 0;
  return (number) => {
    const hours = columns.hours[number] ?? 0;
    let failed = (types >> (columns.types[number] ?? 0)) & 1 ? 0 : failsType;
    if (state >= 0 && columns.states[number] !== state) failed |= failsState;
    if (lga >= 0 && columns.lgas[number] !== lga) failed |= failsLga;
    if (bands !== 0 && ((columns.bands[number] ?? 0) & bands) === 0) failed |= failsOther;
    if (speciality !== 0 && ((columns.specialities[number] ?? 0) & speciality) === 0) {
      failed |= failsOther;
    }
    if (query.open24Hours && !(hours & alwaysOpen)) failed |= failsAlways;
    if (query.openAtWeekends && !(hours & openAtWeekends)) failed |= failsWeekend;
    return failed;
  };
}

function increase(counts: Uint32Array, place: number | undefined): void {
  if (place !== undefined && place >= 0) counts[place] = (counts[place] ?? 0) + 1;
}

/** Counts what each filter would leave. */
export function countsOf(
  narrowed: Narrowed,
  { stateId, lgaId }: Pick<DirectoryQuery, 'stateId' | 'lgaId'>,
): DirectoryCounts {
  const types = facilityTypeIds.map((type, place): [FacilityType, number] => [
    type,
    narrowed.typeCounts[place] ?? 0,
  ]);
  return {
    types: Object.fromEntries(types) as Record<FacilityType, number>,
    open24Hours: narrowed.alwaysOpenCount,
    openAtWeekends: narrowed.weekendCount,
    states: [...narrowed.stateCounts],
    lgas: lgaCountsOf(narrowed, stateId).filter(({ id, count }) => count > 0 || id === lgaId),
  };
}

/** Counts what each area of a state would leave. */
export function lgaCountsOf({ lgaCounts }: Narrowed, stateId: string | undefined): AreaCount[] {
  return lgas.flatMap(({ id, name, ...lga }, place) =>
    lga.stateId === stateId ? [{ id, name, count: lgaCounts[place] ?? 0 }] : [],
  );
}
