import {
  facilityTypeIds,
  type FacilityType,
} from '#app/features/providers/directory/facility-types.ts';
import type {
  Facility,
  Level,
  Ownership,
  Place,
} from '#app/features/providers/directory/facility.types.ts';
import type { Band } from '#app/features/providers/directory/plan-bands.ts';
import { lgasOfState, type Lga } from '#app/site/nigeria/lgas.ts';
import { states, type State } from '#app/site/nigeria/states.ts';
import type { SampleSettings } from '#app/features/providers/provider-content.schema.ts';
import { getAreaCentre, type AreaCentre } from '../area-centre.ts';

interface Maker {
  readonly settings: SampleSettings;
  /** Set for each state. */
  random: Random;
  /** Names already used. */
  readonly names: Set<string>;
  readonly types: readonly FacilityType[];
}

/** Farthest that a facility lies from the centre of its area: about the size of a town. */
const townKm = 6;
const kmADegree = 111.195;
const mostNameTries = 40;

const openings: Readonly<Record<'long' | 'day' | 'shop', readonly string[]>> = {
  long: ['24/7', '24/7', 'Mo-Sa 07:00-21:00'],
  day: ['Mo-Fr 08:00-17:00', 'Mo-Fr 08:00-18:00; Sa 09:00-13:00', 'Mo-Sa 08:00-20:00', '24/7'],
  shop: ['Mo-Sa 08:00-21:00', 'Mo-Su 08:00-22:00', 'Mo-Sa 08:00-19:00; Su 12:00-18:00', '24/7'],
};
const openingsOfType: Readonly<Record<FacilityType, readonly string[]>> = {
  hospital: openings.long,
  clinic: openings.day,
  'health-centre': openings.day,
  maternity: openings.long,
  eye: openings.day,
  dental: openings.day,
  diagnostic: openings.day,
  pharmacy: openings.shop,
};
const bandChoices: readonly (readonly Band[])[] = [['D'], ['D'], ['D'], ['C'], ['C'], ['B'], ['A']];

/**
 * Generates the sample directory: facilities of every kind in every local government area.
 * @param times multiplies the number of facilities, for benchmarks
 */
export function makeSampleDirectory(settings: SampleSettings, times = 1): readonly Facility[] {
  return [...sampleByState(settings, times)].flat();
}

/** Yields the sample state by state, so that requests can be served in between. */
export function* sampleByState(
  settings: SampleSettings,
  times = 1,
): Generator<readonly Facility[], void> {
  const maker = createMaker(settings);
  let made = 0;
  for (const state of states) {
    maker.random = createRandom(settings.seeds[state.id] ?? 0);
    const perArea = (settings.facilitiesPerArea + (settings.morePerArea[state.id] ?? 0)) * times;
    yield lgasOfState(state.id).flatMap((lga) => {
      const centre = getAreaCentre(lga.id);
      return Array.from({ length: perArea }, () => {
        made += 1;
        const id = `s${String(made).padStart(5, '0')}`;
        return makeFacility(maker, { id, state, lga, centre });
      });
    });
  }
}

function createMaker(settings: SampleSettings): Maker {
  return {
    settings,
    random: createRandom(0),
    names: new Set(),
    types: facilityTypeIds.flatMap((type) =>
      Array.from({ length: settings.kinds[type].share }, () => type),
    ),
  };
}

interface Spot {
  readonly id: string;
  readonly state: State;
  readonly lga: Lga;
  readonly centre: AreaCentre;
}

function makeFacility(maker: Maker, { id, state, lga, centre }: Spot): Facility {
  const { random, settings } = maker;
  const type = random.pick(maker.types);
  const kind = settings.kinds[type];
  const bands = random.pick(bandChoices);
  return {
    id,
    name: makeName(maker, state, type),
    type,
    level: levelOf(type, bands),
    ownership: ownershipOf(type, random),
    services: some(kind.services, random),
    specialities: some(kind.specialities, random),
    opening: random.below(20) === 0 ? undefined : random.pick(openingsOfType[type]),
    address: `${1 + random.below(90)} ${random.pick(settings.streets)}`,
    stateId: state.id,
    lgaId: lga.id,
    ward: `Ward ${1 + random.below(12)}`,
    place: placeIn(centre, random),
    bands,
    phone: random.below(8) === 0 ? undefined : settings.phone,
    verifiedOn: `2026-${two(1 + random.below(9))}-${two(1 + random.below(28))}`,
  };
}

function makeName({ settings, random, names }: Maker, state: State, type: FacilityType): string {
  for (let attempt = 0; ; attempt += 1) {
    const first = random.pick(settings.firstWords[state.zone]);
    const last = random.pick(settings.kinds[type].lastWords);
    const words = `${first} ${random.pick(settings.secondWords)} ${last}`;
    // Number the names once the word lists run out of combinations.
    const name = attempt < mostNameTries ? words : `${words} ${names.size}`;
    if (names.has(name)) continue;
    names.add(name);
    return name;
  }
}

function levelOf(type: FacilityType, bands: readonly Band[]): Level {
  if (type !== 'hospital') return 'Primary';
  return bands.includes('A') ? 'Tertiary' : 'Secondary';
}

function ownershipOf(type: FacilityType, random: Random): Ownership {
  if (type === 'health-centre') return 'Public';
  return random.pick(['Private', 'Private', 'Private', 'Public', 'Faith or charity'] as const);
}

/** Picks about half of a list, at least one. */
function some<Item>(items: readonly Item[], random: Random): readonly Item[] {
  const chosen = items.filter(() => random.below(2) === 0);
  return chosen.length > 0 ? chosen : items.slice(0, 1);
}

/** Picks a point within the area's boundary, since the circle around its centre is. */
function placeIn({ latitude, longitude, radiusKm }: AreaCentre, random: Random): Place {
  const km = Math.min(townKm, radiusKm) * Math.sqrt(random.next());
  const angle = random.next() * 2 * Math.PI;
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: round(latitude + (km * Math.sin(angle)) / kmADegree),
    longitude: round(longitude + (km * Math.cos(angle)) / (kmADegree * narrowing)),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

type Random = ReturnType<typeof createRandom>;

/** Creates a pseudo-random generator (mulberry32) that repeats for the same seed. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** Whole number below the limit. */
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('there is nothing to pick from');
      return item;
    },
  };
}
