import {
  DirectoryUnavailableError,
  type DirectoryResult,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { distanceInWords } from '#app/features/providers/directory/distance.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import type { TierId } from '../../prices/price-list.ts';
import { typed, type Draft } from '../draft/draft.ts';
import {
  chooseLater,
  fieldOf,
  hospitalIdOf,
  isWithFirst,
  personName,
  peopleOf,
  homeOf,
  sameAsFirst,
  type PersonSlot,
  type TypedPlace,
} from './people.ts';

export type HospitalOption = ReturnType<typeof optionOf>;

export type HospitalChoice = Awaited<ReturnType<typeof choiceFor>>;

/** Facilities that can be a member's regular hospital. */
export const ownKinds = ['hospital', 'clinic', 'health-centre', 'maternity'];
const mostOffered = 8;

interface PlanHospitals {
  readonly directory: Pick<ProviderDirectory, 'find' | 'search'>;
  readonly tier: TierId;
}

export async function findHospitals(
  { directory, tier }: PlanHospitals,
  draft: Draft,
): Promise<readonly HospitalChoice[]> {
  const find = (id: string) => directory.find(id);
  const once = { directory: { find, search: searchOnce(directory) }, tier };
  return Promise.all(peopleOf(draft).map((slot) => choiceFor(slot, draft, once)));
}

/** Most of a family lives in one place: each question is asked once. */
function searchOnce(directory: PlanHospitals['directory']) {
  const found = new Map<string, Promise<DirectoryResult>>();
  return (parameters: URLSearchParams) => {
    const key = parameters.toString();
    const result = found.get(key) ?? directory.search(parameters);
    found.set(key, result);
    return result;
  };
}

async function choiceFor(slot: PersonSlot, draft: Draft, hospitals: PlanHospitals) {
  const id = hospitalIdOf(draft, slot);
  const person = { slot, name: personName(draft, slot), isWithFirst: isWithFirst(draft, slot) };
  try {
    const near = await findNear(slot, draft, hospitals);
    const own = await findHospital(hospitals, id);
    const isOffered = near.options.some((option) => option.id === own?.id);
    return {
      ...person,
      ...near,
      options: own && !isOffered ? [own, ...near.options] : near.options,
      /** The id that is ticked, also `chooseLater` or `sameAsFirst`. */
      chosen: own || id === sameAsFirst ? id : chooseLater,
      isUnavailable: false,
    };
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    const nothing = { options: [], total: 0, area: '', isWidened: false, origin: null };
    return { ...person, ...nothing, chosen: id, isUnavailable: true };
  }
}

async function findNear(slot: PersonSlot, draft: Draft, hospitals: PlanHospitals) {
  const { state, area } = homeOf(draft, slot);
  const text = typed(draft, fieldOf(slot, 'hospitalText'));
  const near = await search(hospitals, { state, area, text });
  const isWidened = near.query.lgaId !== undefined && near.total === 0;
  // With the area as words, the nearest elsewhere in the state are found.
  const { items, total, ...result } = isWidened
    ? await search(hospitals, { state, area: '', text: `${text} ${near.area ?? area}` })
    : near;
  return {
    options: items.slice(0, mostOffered).map(optionOf),
    /** All matches, of which `options` are the first few. */
    total,
    area: result.area ?? findState(state)?.name ?? 'Nigeria',
    /** Set when the chosen area has none, so the whole state is shown. */
    isWidened,
    /** Where distances are from; null where the order is another. */
    origin: result.origin,
  };
}

function search(
  { directory, tier }: PlanHospitals,
  { state, area, text }: TypedPlace & { readonly text: string },
) {
  const parameters = new URLSearchParams({ plan: tier, state });
  if (area !== '') {
    parameters.set('lga', area);
    parameters.set('sort', 'distance');
  }
  if (text !== '') parameters.set('q', text);
  for (const kind of ownKinds) parameters.append('type', kind);
  return directory.search(parameters);
}

/** A person's hospital; undefined until one is chosen that the plan pays. */
export interface ChosenHospital {
  readonly slot: PersonSlot;
  readonly hospital: HospitalOption | undefined;
}

export async function findChosenHospitals(
  hospitals: PlanHospitals,
  draft: Draft,
): Promise<readonly ChosenHospital[]> {
  const people = peopleOf(draft);
  const [first] = people;
  return Promise.all(
    people.map(async (slot) => {
      const own = hospitalIdOf(draft, slot);
      const id = own === sameAsFirst && first ? hospitalIdOf(draft, first) : own;
      return { slot, hospital: await findOrName(hospitals, id) };
    }),
  );
}

/** Shows the number of a hospital while the directory is unavailable. */
async function findOrName(
  hospitals: PlanHospitals,
  id: string,
): Promise<HospitalOption | undefined> {
  try {
    return await findHospital(hospitals, id);
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return { id, name: 'The hospital you chose', place: `Number ${id}`, distance: null };
  }
}

/**
 * Finds a hospital by its id; undefined when the plan does not pay there.
 * @throws DirectoryUnavailableError
 */
async function findHospital(
  { directory, tier }: PlanHospitals,
  id: string,
): Promise<HospitalOption | undefined> {
  if (id === chooseLater || id === sameAsFirst) return undefined;
  const found = await directory.find(id);
  return found?.summary.plans.includes(tier) ? optionOf(found.summary) : undefined;
}

function optionOf(facility: FacilitySummary) {
  const { id, name, address, lga, state, distanceKm } = facility;
  const place = [address, lga, state].filter((part) => part !== null && part !== '').join(', ');
  // Null until an area or a town is known.
  const distance = distanceKm === null ? null : distanceInWords(distanceKm);
  return { id, name, place, distance };
}
