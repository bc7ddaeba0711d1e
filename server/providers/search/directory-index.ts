import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import {
  facilityTypeIds,
  facilityTypes,
  specialities,
  specialityIds,
} from '#app/features/providers/directory/facility-types.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import {
  isOpenAtWeekends,
  isOpenOnSundays,
  parseOpeningHours,
  type OpeningHours,
} from '#app/features/providers/directory/opening-hours.ts';
import { bandLetters } from '#app/features/providers/directory/plan-bands.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { states } from '#app/site/nigeria/states.ts';
import { compactName } from '../areas.ts';
import { areaCentres } from '../area-centre.ts';
import { hoursWords, type SearchWords } from './search-words.ts';
import {
  createTermIndexBuilder,
  wordsOf,
  type Synonyms,
  type WeightedWords,
} from '#server/text-search/term-index.ts';
import { createScorer, nameWeight } from '#server/text-search/score-entries.ts';

/** Filter columns with one entry per facility. */
export type Columns = ReturnType<typeof emptyColumns>;

/** A searchable directory. Facilities are numbered in order of name. */
export type DirectoryIndex = Awaited<ReturnType<typeof indexDirectory>>;

export const alwaysOpen = 1;
export const openAtWeekends = 2;
const openOnSundays = 4;

const weights = { name: nameWeight, area: 200, kind: 110, service: 90, address: 50 } as const;
/** Facilities indexed before requests get their turn. */
const batchSize = 250;

/** Places in the lists of states and areas, by id. */
export const stateNumbers = new Map(states.map(({ id }, index) => [id, index]));
export const lgaNumbers = new Map(lgas.map(({ id }, index) => [id, index]));

/** Builds the index in batches, serving requests in between. */
export async function indexDirectory(given: readonly Facility[], searchWords: SearchWords) {
  const facilities = byName(given);
  const columns = emptyColumns(facilities.length);
  const nameLengths = new Uint8Array(facilities.length);
  const builder = createTermIndexBuilder();
  const describe = describer(searchWords.synonyms);
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
    everyNumber: [...facilities.keys()] as readonly number[],
    /** Facility numbers by id. */
    numbers: new Map(facilities.map(({ id }, number) => [id, number])),
    columns,
    centres: areaCentres(facilities),
    terms,
    scorer: createScorer(terms, nameLengths),
    searchWords,
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

/** Caches words, because most texts repeat. */
function describer(synonyms: Synonyms): (facility: Facility) => readonly WeightedWords[] {
  const known = new Map<string, readonly string[]>();
  const words = (text: string | undefined): readonly string[] => {
    if (!text) return [];
    const before = known.get(text);
    if (before) return before;
    const found = wordsOf(text, synonyms);
    known.set(text, found);
    return found;
  };
  return (facility) => [
    { words: wordsOf(facility.name, synonyms), weight: weights.name },
    // Index the original spelling too, so that misspelt synonyms still match.
    { words: foldText(facility.name).split(' '), weight: weights.name },
    { words: words(states[stateNumber(facility)]?.name), weight: weights.area },
    { words: words(lgas[lgaNumber(facility)]?.name), weight: weights.area },
    { words: words(facility.ward), weight: weights.area },
    { words: words(facilityTypes[facility.type].label), weight: weights.kind },
    { words: [compactName(facilityTypes[facility.type].label)], weight: weights.kind },
    ...facility.services.map((text) => ({ words: words(text), weight: weights.service })),
    ...facility.specialities.map((id) => ({
      words: words(specialities[id]),
      weight: weights.service,
    })),
    { words: words(hoursText(facility.opening)), weight: weights.service },
    { words: wordsOf(facility.address, synonyms), weight: weights.address },
  ];
}

function hoursText(opening: string | undefined): string {
  const hours = hoursBits(opening);
  return [
    hours & alwaysOpen && hoursWords.always,
    hours & openAtWeekends && hoursWords.weekends,
    hours & openOnSundays && hoursWords.sundays,
  ]
    .filter(Boolean)
    .join(' ');
}

function emptyColumns(size: number) {
  return {
    /** Indexes into the lists of states, areas and types; -1 for an unknown area. */
    states: new Uint8Array(size),
    lgas: new Int16Array(size),
    types: new Uint8Array(size),
    /** Bit sets. */
    bands: new Uint8Array(size),
    specialities: new Uint32Array(size),
    hours: new Uint8Array(size),
    /** NaN where unknown. */
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

/** Encodes chosen items of a list as bits. */
export function bitsOf<Item>(chosen: readonly Item[], list: readonly Item[]): number {
  return chosen.reduce((bits, item) => bits | (1 << list.indexOf(item)), 0) >>> 0;
}

function bitsOfHours(hours: OpeningHours): number {
  return (
    (hours.kind === 'always' ? alwaysOpen : 0) |
    (isOpenAtWeekends(hours) ? openAtWeekends : 0) |
    (isOpenOnSundays(hours) ? openOnSundays : 0)
  );
}

const mostKnownHours = 1000;
const knownHours = new Map<string, number>();

function hoursBits(opening: string | undefined): number {
  if (opening === undefined) return 0;
  const known = knownHours.get(opening);
  if (known !== undefined) return known;
  const hours = parseOpeningHours(opening);
  const bits = hours ? bitsOfHours(hours) : 0;
  if (knownHours.size < mostKnownHours) knownHours.set(opening, bits);
  return bits;
}
