import {
  DirectoryUnavailableError,
  type DirectoryResult,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { findState } from '#app/site/nigeria/states.ts';
import { distanceInWords } from '#app/features/providers/directory/distance.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import type { TierId } from '../../prices/price-list.ts';
import type { HospitalChoice, HospitalOption } from '../checkout.ts';
import { typed, type Draft } from '../draft/draft.ts';
import { findArea } from './find-area.server.ts';
import {
  chooseLater,
  hospitalIdOf,
  sameAsFirst,
  isWithFirst,
  placeOf,
} from './place-and-hospital.ts';
import { fieldOf, nameOf, peopleOf, type PersonSlot } from './people.ts';

/** Facilities that can be a member's regular hospital. */
const ownKinds = ['hospital', 'clinic', 'health-centre', 'maternity'];
const mostOffered = 8;

interface Finding {
  readonly directory: ProviderDirectory;
  readonly search: (parameters: URLSearchParams) => Promise<DirectoryResult>;
  readonly draft: Draft;
  readonly plan: TierId;
}

/** Finds a plan's hospitals near each person covered. */
export async function findHospitals(
  directory: ProviderDirectory,
  draft: Draft,
  plan: TierId,
): Promise<readonly HospitalChoice[]> {
  const finding = { directory, search: searchOnce(directory), draft, plan };
  return Promise.all(peopleOf(draft).map((slot) => choiceFor(slot, finding)));
}

/** Most of a family lives in one place: each question is asked once. */
function searchOnce(directory: ProviderDirectory): Finding['search'] {
  const found = new Map<string, Promise<DirectoryResult>>();
  return (parameters) => {
    const key = parameters.toString();
    const result = found.get(key) ?? directory.search(parameters);
    found.set(key, result);
    return result;
  };
}

async function choiceFor(slot: PersonSlot, finding: Finding): Promise<HospitalChoice> {
  const { draft, directory, plan } = finding;
  const id = hospitalIdOf(draft, slot);
  const person = { slot, name: nameOf(draft, slot), isWithFirst: isWithFirst(draft, slot) };
  try {
    const near = await findNear(slot, finding);
    const own = await findHospital(directory, id, plan);
    const isOffered = near.options.some((option) => option.id === own?.id);
    return {
      ...person,
      ...near,
      options: own && !isOffered ? [own, ...near.options] : near.options,
      chosen: own || id === sameAsFirst ? id : chooseLater,
      isUnavailable: false,
    };
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    const nothing = { options: [], total: 0, area: '', isWidened: false, origin: null };
    return { ...person, ...nothing, chosen: id, isUnavailable: true };
  }
}

async function findNear(slot: PersonSlot, finding: Finding) {
  const place = placeOf(finding.draft, slot);
  const found = findArea(place);
  const area = found.kind === 'area' ? found.area : undefined;
  const text = typed(finding.draft, fieldOf(slot, 'hospitalText'));
  const near = await search(finding, { state: place.state, lga: area?.id, text });
  const isWidened = area !== undefined && near.total === 0;
  // With the area as words, the nearest elsewhere in the state are found.
  const { items, total, ...result } = isWidened
    ? await search(finding, { state: place.state, text: `${text} ${area.name}` })
    : near;
  return {
    options: items.slice(0, mostOffered).map(optionOf),
    total,
    area: result.area ?? findState(place.state)?.name ?? 'Nigeria',
    isWidened,
    origin: result.origin,
  };
}

interface Wanted {
  readonly state: string;
  readonly lga?: string | undefined;
  readonly text: string;
}

function search({ search: ask, plan }: Finding, { state, lga, text }: Wanted) {
  const parameters = new URLSearchParams({ plan, state });
  if (lga !== undefined) {
    parameters.set('lga', lga);
    parameters.set('sort', 'distance');
  }
  if (text !== '') parameters.set('q', text);
  for (const kind of ownKinds) parameters.append('type', kind);
  return ask(parameters);
}

/** A person's hospital; undefined until one is chosen that the plan pays. */
export interface ChosenHospital {
  readonly slot: PersonSlot;
  readonly hospital: HospitalOption | undefined;
}

/** Finds the hospital of each person covered. */
export async function findChosenHospitals(
  directory: ProviderDirectory,
  draft: Draft,
  plan: TierId,
): Promise<readonly ChosenHospital[]> {
  const people = peopleOf(draft);
  const [first] = people;
  return Promise.all(
    people.map(async (slot) => {
      const own = hospitalIdOf(draft, slot);
      const id = own === sameAsFirst && first ? hospitalIdOf(draft, first) : own;
      return { slot, hospital: await findOrName(directory, id, plan) };
    }),
  );
}

/** Shows the number of a hospital while the directory is unavailable. */
async function findOrName(
  directory: ProviderDirectory,
  id: string,
  plan: TierId,
): Promise<HospitalOption | undefined> {
  try {
    return await findHospital(directory, id, plan);
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
  directory: ProviderDirectory,
  id: string,
  plan: TierId,
): Promise<HospitalOption | undefined> {
  if (id === chooseLater || id === sameAsFirst) return undefined;
  const found = await directory.find(id);
  return found?.summary.plans.includes(plan) ? optionOf(found.summary) : undefined;
}

function optionOf(facility: FacilitySummary): HospitalOption {
  const { id, name, address, lga, state, distanceKm } = facility;
  const place = [address, lga, state].filter((part) => part !== null && part !== '').join(', ');
  const distance = distanceKm === null ? null : distanceInWords(distanceKm);
  return { id, name, place, distance };
}
