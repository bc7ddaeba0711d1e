import { distanceInWords } from '#app/features/providers/directory/distance.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import type { TierId } from '../../prices/price-list.types.ts';
import type { HospitalOption } from '../checkout.ts';
import type { Draft } from '../draft/draft.ts';
import { chooseLater, hospitalIdOf, sameAsFirst } from './hospital-id.ts';
import { peopleOf, type PersonSlot } from './people.ts';

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
export async function findHospital(
  directory: ProviderDirectory,
  id: string,
  plan: TierId,
): Promise<HospitalOption | undefined> {
  if (id === chooseLater || id === sameAsFirst) return undefined;
  const found = await directory.find(id);
  return found?.summary.plans.includes(plan) ? optionOf(found.summary) : undefined;
}

/** Picks what the checkout shows of a hospital. */
export function optionOf(facility: FacilitySummary): HospitalOption {
  const { id, name, address, lga, state, distanceKm } = facility;
  const place = [address, lga, state].filter((part) => part !== null && part !== '').join(', ');
  const distance = distanceKm === null ? null : distanceInWords(distanceKm);
  return { id, name, place, distance };
}
