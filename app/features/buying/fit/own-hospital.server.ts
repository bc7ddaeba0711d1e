import { cleanSearch } from '#app/kernel/clean-text.ts';
import { foldedWords, foldText } from '#app/kernel/fold-text.ts';
import { textIn } from '#app/kernel/form-answer.ts';
import { longestText } from '#app/features/providers/directory/directory-query.ts';
import { facilityPath } from '#app/features/providers/directory/facility-path.ts';
import type { FacilitySummary } from '#app/features/providers/directory/facility.types.ts';
import {
  DirectoryUnavailableError,
  type DirectoryResult,
  type ProviderDirectory,
} from '#app/features/providers/directory/provider-directory.ports.ts';
import { ownKinds } from '../enrolment/steps/hospital-choice.server.ts';
import type { OwnHospital, HospitalOption } from './own-hospital.types.ts';

const mostOffered = 5;
const longestId = 150;

/**
 * Finds the hospital that an address names: `hospitalId`, the last part of its page's path, unless
 * another name, or none, has been typed since; otherwise the name in `hospital`.
 */
export async function findOwnHospital(
  directory: Pick<ProviderDirectory, 'find' | 'search'>,
  parameters: URLSearchParams,
): Promise<OwnHospital> {
  const typed = cleanSearch(textIn(parameters, 'hospital'), longestText);
  const id = textIn(parameters, 'hospitalId', longestId);
  try {
    const chosen = id === '' ? undefined : await directory.find(id);
    if (chosen && foldText(typed) === foldText(chosen.summary.name)) {
      return { kind: 'found', hospital: optionOf(chosen.summary), isSample: chosen.isSample };
    }
    return typed === '' ? { kind: 'none', typed } : await findByName(directory, typed);
  } catch (error) {
    if (!(error instanceof DirectoryUnavailableError)) throw error;
    return { kind: 'unavailable', typed };
  }
}

async function findByName(
  directory: Pick<ProviderDirectory, 'search'>,
  typed: string,
): Promise<OwnHospital> {
  const parameters = new URLSearchParams({ q: typed });
  for (const kind of ownKinds) parameters.append('type', kind);
  const result = await directory.search(parameters);
  const { items, isSample } = result;
  const only = findOnly(result, typed);
  if (only) return { kind: 'found', hospital: optionOf(only), isSample };
  // Found without a word of its name, it is another place.
  const isOther = result.leftOut.some(({ isKnown }) => !isKnown);
  // Others offer a service of that name, or lie in a place of it.
  const words = foldedWords(typed);
  const named = items.filter(({ name }) => {
    const folded = foldText(name);
    return words.some((word) => folded.includes(word));
  });
  if (named.length === 0 || isOther) return { kind: 'unknown', typed };
  const options = named.slice(0, mostOffered).map(optionOf);
  return { kind: 'several', typed, options, isSample };
}

/** The one place of that name, or the only one found. */
function findOnly({ items, total, leftOut }: DirectoryResult, typed: string) {
  const same = items.filter(({ name }) => foldText(name) === foldText(typed));
  if (same.length === 1) return same[0];
  return total === 1 && leftOut.length === 0 ? items[0] : undefined;
}

function optionOf(facility: FacilitySummary): HospitalOption {
  const { name, lga, state, plans } = facility;
  const place = [lga, state].filter((part) => part !== null).join(', ');
  return { id: facilityPath(facility).replace('/providers/', ''), name, place, plans };
}
