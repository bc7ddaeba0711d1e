import {
  DirectoryUnavailableError,
  type ProviderDirectory,
} from '#app/location/directory/provider-directory.ports.ts';
import type { FacilitySummary } from '#app/location/directory/facility.ports.ts';
import { lgasOfState } from '#app/location/nigeria/lgas.ts';
import { findState } from '#app/location/nigeria/states.ts';
import type { TierId } from '../prices/price-list.ports.ts';
import type { HospitalChoice, HospitalOption } from './checkout.ts';
import { typed, type Draft } from './draft.ts';

/** Kinds of places that can be somebody's own hospital. */
const ownKinds = ['hospital', 'clinic', 'health-centre', 'maternity'];
const mostOffered = 8;

/** Means: no hospital yet, which is always possible. */
export const chooseLater = 'later';

/** Finds hospitals of a plan near where the covered people live. */
export async function findHospitals(
  directory: ProviderDirectory,
  draft: Draft,
  plan: TierId,
): Promise<HospitalChoice> {
  const stateId = typed(draft, 'state');
  const lgas = lgasOfState(stateId);
  const state = findState(stateId)?.name ?? 'Nigeria';
  try {
    const chosenArea = typed(draft, 'lga');
    const isArea = lgas.some(({ id }) => id === chosenArea);
    const near = await search(directory, draft, plan, isArea ? chosenArea : '');
    const isWidened = isArea && near.total === 0;
    const found = isWidened ? await search(directory, draft, plan, '') : near;
    const chosen = await findHospital(directory, draft, plan);
    const options = found.items.slice(0, mostOffered).map(optionOf);
    const isOffered = options.some(({ id }) => id === chosen?.id);
    return {
      lgas,
      options: chosen && !isOffered ? [chosen, ...options] : options,
      total: found.total,
      area: found.area ?? state,
      isWidened,
      isUnavailable: false,
    };
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return { lgas, options: [], total: 0, area: state, isWidened: false, isUnavailable: true };
  }
}

function search(directory: ProviderDirectory, draft: Draft, plan: TierId, lga: string) {
  const parameters = new URLSearchParams({ plan, state: typed(draft, 'state') });
  if (lga !== '') parameters.set('lga', lga);
  const text = typed(draft, 'hospitalText');
  if (text !== '') parameters.set('q', text);
  for (const kind of ownKinds) parameters.append('type', kind);
  return directory.search(parameters);
}

/** The hospital that was chosen, as long as the plan pays there. */
export async function findHospital(
  directory: ProviderDirectory,
  draft: Draft,
  plan: TierId,
): Promise<HospitalOption | undefined> {
  const id = typed(draft, 'hospital');
  if (id === '' || id === chooseLater || !/^[\w.-]{1,100}$/.test(id)) return undefined;
  const found = await directory.find(id);
  return found?.summary.plans.includes(plan) ? optionOf(found.summary) : undefined;
}

function optionOf({ id, name, address, lga, state, path }: FacilitySummary): HospitalOption {
  const place = [address, lga, state].filter((part) => part !== null && part !== '').join(', ');
  return { id, name, place, path };
}
