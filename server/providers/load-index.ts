import { dayInLagos } from '#app/kernel/days.ts';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import type { Sources } from '#app/content-files.ts';
import type { PartnerEntry } from '#app/features/providers/provider-content.schema.ts';
import { mapInTurns } from '#server/map-in-turns.ts';
import type { Store } from '#server/store/store.ts';
import { sampleByState } from './sample/sample-directory.ts';
import type { PlaceNames } from './find-place.ts';
import { indexDirectory, type DirectoryIndex } from './search/directory-index.ts';
import { openSearchWords } from './search/search-words.ts';
import { findLastImport, loadDirectory } from './store/load-directory.ts';
import { findLga } from '#app/site/nigeria/lgas.ts';

export type ProviderContent = Pick<Sources, 'searchWords' | 'partners' | 'sample'>;

export interface LoadedDirectory {
  /** Undefined for the sample, which is not stored. */
  readonly version: string | undefined;
  /** The day of the import, or of the sample. */
  readonly updatedOn: string;
  readonly index: DirectoryIndex;
}

export interface LoaderOptions {
  readonly store: Store;
  /** Called when the directory is first loaded. */
  readonly readContent: () => Promise<ProviderContent>;
  /** Phone number shown for partner hospitals. */
  readonly phone: string;
}

/** Loads what the directory is made of; the content is read once. */
export function createDirectoryLoader(options: LoaderOptions) {
  let prepared: ReturnType<typeof prepare> | undefined;
  const ready = async () => (prepared ??= prepare(await options.readContent(), options.phone));
  return {
    /** The names of places, which need no store. */
    placeNames: async (): Promise<PlaceNames> => (await ready()).searchWords.places,
    /** Loads the imported directory, or generates the sample. */
    load: async (): Promise<LoadedDirectory> => {
      const { searchWords, partners, sample } = await ready();
      const stored = await loadDirectory(options.store);
      const imported = stored && (await findLastImport(options.store));
      const updatedOn = imported ? dayInLagos(imported.atMs) : sample.asOf;
      const facilities =
        stored?.facilities ?? (await mapInTurns(sampleByState(sample), (some) => some)).flat();
      const index = await indexDirectory(withPartners(facilities, partners), searchWords);
      return { version: stored?.version, updatedOn, index };
    },
  };
}

function prepare(content: ProviderContent, phone: string) {
  return {
    searchWords: openSearchWords(content.searchWords),
    partners: partnerFacilities(content.partners, phone),
    sample: content.sample,
  };
}

/** Turns partner hospitals into facilities with the insurer's phone number. */
export function partnerFacilities(entries: readonly PartnerEntry[], phone: string): Facility[] {
  return entries.map(({ lga, latitude, longitude, ...entry }) => ({
    ...entry,
    stateId: findLga(lga)?.stateId ?? '',
    lgaId: lga,
    ward: undefined,
    place: { latitude, longitude },
    phone,
    verifiedOn: undefined,
  }));
}

/** Adds the partner hospitals that the directory lacks. */
export function withPartners(
  facilities: readonly Facility[],
  partners: readonly Facility[],
): readonly Facility[] {
  const known = new Set(facilities.map(({ id }) => id));
  return [...partners.filter(({ id }) => !known.has(id)), ...facilities];
}
