import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Facility } from '#app/location/directory/facility.ports.ts';
import { facilityTypeIds, facilityTypes } from '#app/location/directory/facility-types.ts';
import { foldText } from '#app/kernel/text/fold-text.ts';
import { isOpenAtWeekends, parseOpeningHours } from '#app/location/directory/opening-hours.ts';
import { bandLetters } from '#app/location/directory/plan-bands.ts';
import { specialities, specialityIds } from '#app/location/directory/specialities.ts';
import { lgas } from '#app/location/nigeria/lgas.ts';
import { states } from '#app/location/nigeria/states.ts';
import { areaCentres, type AreaCentres } from './area-centres.ts';
import { wordsOf, type SameWords } from '#server/text-search/query-words.ts';
import { createScorer, nameWeight } from '#server/text-search/score-entries.ts';
import {
  createTermIndexBuilder,
  type TermIndex,
  type WeightedWords,
} from '#server/text-search/term-index.ts';

/** What filters look at, one entry for each facility. */
export interface Columns {
  /** Places in the lists of states, areas and types; -1 for an area that is not known. */
  readonly states: Uint8Array;
  readonly lgas: Int16Array;
  readonly types: Uint8Array;
  /** One bit for each band, each speciality. */
  readonly bands: Uint8Array;
  readonly specialities: Uint32Array;
  readonly hours: Uint8Array;
  /** NaN where the place is not known. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
}

/** A directory ready to be searched. Facilities are numbered by their names' order. */
export interface DirectoryIndex {
  readonly facilities: readonly Facility[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly columns: Columns;
  readonly centres: AreaCentres;
  readonly terms: TermIndex;
  readonly scorer: ReturnType<typeof createScorer>;
  readonly sameWords: SameWords;
}

export const alwaysOpen = 1;
export const openAtWeekends = 2;

/** How much a word says about a facility, by where it stands. */
const weights = { name: nameWeight, area: 200, kind: 110, service: 90, address: 50 } as const;
/** Facilities taken in one go before requests get their turn. */
const batchSize = 250;

const stateNumbers = new Map(states.map(({ id }, index) => [id, index]));
const lgaNumbers = new Map(lgas.map(({ id }, index) => [id, index]));

/** Builds everything a search needs, in batches between which requests are served. */
export async function indexDirectory(
  given: readonly Facility[],
  sameWords: SameWords,
): Promise<DirectoryIndex> {
  const facilities = byName(given);
  const columns = emptyColumns(facilities.length);
  const nameLengths = new Uint8Array(facilities.length);
  const builder = createTermIndexBuilder();
  const describe = describer(sameWords);
  for (const [number, facility] of facilities.entries()) {
    if (number % batchSize === batchSize - 1) await nextTurn();
    fillColumns(columns, number, facility);
    const fields = describe(facility);
    nameLengths[number] = fields[0]?.words.length ?? 0;
    builder.add(number, fields);
  }
  const terms = builder.finish();
  return {
    facilities,
    numbers: new Map(facilities.map(({ id }, number) => [id, number])),
    columns,
    centres: areaCentres(facilities),
    terms,
    scorer: createScorer(terms, nameLengths),
    sameWords,
  };
}

function byName(facilities: readonly Facility[]): readonly Facility[] {
  return facilities
    .map((facility) => ({ facility, key: foldText(facility.name) }))
    .sort((a, b) => compare(a.key, b.key) || compare(a.facility.id, b.facility.id))
    .map(({ facility }) => facility);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The same texts come again and again: their words are found once. */
function describer(sameWords: SameWords): (facility: Facility) => readonly WeightedWords[] {
  const known = new Map<string, readonly string[]>();
  const words = (text: string | undefined): readonly string[] => {
    if (!text) return [];
    const before = known.get(text);
    if (before) return before;
    const found = wordsOf(text, sameWords);
    known.set(text, found);
    return found;
  };
  return (facility) => [
    { words: wordsOf(facility.name, sameWords), weight: weights.name },
    // As it is written too, so that a slip in a word that stands for another is understood.
    { words: foldText(facility.name).split(' '), weight: weights.name },
    { words: words(states[stateNumber(facility)]?.name), weight: weights.area },
    { words: words(lgas[lgaNumber(facility)]?.name), weight: weights.area },
    { words: words(facility.ward), weight: weights.area },
    { words: words(facilityTypes[facility.type].label), weight: weights.kind },
    ...facility.services.map((text) => ({ words: words(text), weight: weights.service })),
    ...facility.specialities.map((id) => ({
      words: words(specialities[id]),
      weight: weights.service,
    })),
    { words: wordsOf(facility.address, sameWords), weight: weights.address },
  ];
}

function emptyColumns(size: number): Columns {
  return {
    states: new Uint8Array(size),
    lgas: new Int16Array(size),
    types: new Uint8Array(size),
    bands: new Uint8Array(size),
    specialities: new Uint32Array(size),
    hours: new Uint8Array(size),
    latitudes: new Float64Array(size),
    longitudes: new Float64Array(size),
  };
}

function fillColumns(columns: Columns, number: number, facility: Facility): void {
  columns.states[number] = stateNumber(facility);
  columns.lgas[number] = lgaNumber(facility);
  columns.types[number] = facilityTypeIds.indexOf(facility.type);
  columns.bands[number] = bitsOf(facility.bands, bandLetters);
  columns.specialities[number] = bitsOf(facility.specialities, specialityIds);
  columns.hours[number] = hoursBits(facility.opening);
  columns.latitudes[number] = facility.place?.latitude ?? Number.NaN;
  columns.longitudes[number] = facility.place?.longitude ?? Number.NaN;
}

function stateNumber(facility: Facility): number {
  return stateNumbers.get(facility.stateId) ?? 255;
}

function lgaNumber(facility: Facility): number {
  return facility.lgaId === undefined ? -1 : (lgaNumbers.get(facility.lgaId) ?? -1);
}

/** One bit for each item of a list that is chosen. */
export function bitsOf<Item>(chosen: readonly Item[], list: readonly Item[]): number {
  return chosen.reduce((bits, item) => bits | (1 << list.indexOf(item)), 0) >>> 0;
}

const mostKnownHours = 1000;
const knownHours = new Map<string, number>();

function hoursBits(opening: string | undefined): number {
  if (opening === undefined) return 0;
  const known = knownHours.get(opening);
  if (known !== undefined) return known;
  const hours = parseOpeningHours(opening);
  const always = hours?.kind === 'always' ? alwaysOpen : 0;
  const bits = always | (hours && isOpenAtWeekends(hours) ? openAtWeekends : 0);
  if (knownHours.size < mostKnownHours) knownHours.set(opening, bits);
  return bits;
}
