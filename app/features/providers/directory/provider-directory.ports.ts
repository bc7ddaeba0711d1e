import type { DirectoryQuery, DirectorySort } from './directory-query.ts';
import type { FacilityDetails, FacilitySummary } from './facility.types.ts';
import type { FacilityType } from './facility-types.ts';

/** How many would be found under one more choice. */
export interface AreaCount {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** How many results each filter would leave, the other filters as they are. */
export interface DirectoryCounts {
  readonly types: Readonly<Record<FacilityType, number>>;
  readonly open24Hours: number;
  readonly openAtWeekends: number;
  /** In the order of `states`, whichever is chosen. */
  readonly states: readonly number[];
  /** Areas of the chosen state, the chosen one even without results; none without a state. */
  readonly lgas: readonly AreaCount[];
}

/** A way out of an empty list. */
export interface Widening {
  readonly kind: 'lga' | 'state' | 'nigeria' | 'fewer-filters' | 'no-text';
  /** The area's name, where the widening is one. */
  readonly name: string;
  readonly count: number;
  readonly distanceKm: number | null;
  /** The widened query as the search part of an address. */
  readonly search: string;
}

/** A typed word that the results were found without. */
export interface LeftOutWord {
  readonly word: string;
  /** Hospitals match it, but none matches the other words too. */
  readonly isKnown: boolean;
}

export interface DirectoryResult {
  /** The query as the directory understood it: unknown areas are dropped. */
  readonly query: DirectoryQuery;
  /** The chosen or typed area as people say it: "Ikeja, Lagos"; null for the whole country. */
  readonly area: string | null;
  readonly total: number;
  readonly items: readonly FacilitySummary[];
  readonly counts: DirectoryCounts;
  /** What to try instead; empty unless nothing was found. */
  readonly widenings: readonly Widening[];
  /** The order of the items: by distance wherever a place is known. */
  readonly order: DirectorySort;
  /** The place that distances are from, as people say it; null for the visitor's own, or none. */
  readonly origin: string | null;
  /** Typed words that the results were found without. */
  readonly leftOut: readonly LeftOutWord[];
  /** Whether the directory is the invented sample. */
  readonly isSample: boolean;
}

/** The directory cannot be read now; a later try may succeed. */
export class DirectoryUnavailableError extends Error {
  override readonly name = 'DirectoryUnavailableError';
}

/** Where pages find providers; implemented by the server. */
export interface ProviderDirectory {
  /**
   * Searches by the parameters of an address; those that make no sense count as not given.
   * @throws DirectoryUnavailableError
   */
  search(parameters: URLSearchParams): Promise<DirectoryResult>;
  /**
   * The facility that a path's last segment (`{id}-{slug}`) names.
   * @throws DirectoryUnavailableError
   */
  find(segment: string): Promise<FacilityDetails | undefined>;
  /**
   * Names the local government area, or the town of several, that a typed place means: "Eti Osa,
   * Lagos" for "Lekki"; undefined where it is not known. Needs no store.
   */
  findPlace(text: string, stateId: string): Promise<string | undefined>;
}
