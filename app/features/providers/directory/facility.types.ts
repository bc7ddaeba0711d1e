import type { FacilityType, Speciality } from './facility-types.ts';
import type { Band, PlanId } from './plan-bands.ts';

/** Where something is, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export type Level = 'Primary' | 'Secondary' | 'Tertiary';
export type Ownership = 'Public' | 'Private' | 'Faith or charity';

/** One place of the directory, as an operator's file describes it. */
export interface Facility {
  /** Letters, digits, dots, hyphens and underscores; the same after every import. */
  readonly id: string;
  readonly name: string;
  readonly type: FacilityType;
  readonly level: Level | undefined;
  readonly ownership: Ownership | undefined;
  /** What is done there, in the operator's words. */
  readonly services: readonly string[];
  readonly specialities: readonly Speciality[];
  /** As `parseOpeningHours` reads it; undefined when it is not known. */
  readonly opening: string | undefined;
  /** Street and number; empty when not known. */
  readonly address: string;
  readonly stateId: string;
  readonly lgaId: string | undefined;
  readonly ward: string | undefined;
  readonly place: Place | undefined;
  /** Bands in which it is contracted; none when not known. */
  readonly bands: readonly Band[];
  readonly phone: string | undefined;
  /** Day of the last check, like 2026-11-21. */
  readonly verifiedOn: string | undefined;
}

export interface FacilitySummary {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly type: FacilityType;
  readonly address: string;
  /** Names, as people say them. */
  readonly state: string;
  readonly lga: string | null;
  readonly place: Place | null;
  readonly plans: readonly PlanId[];
  readonly phone: string | null;
  /** What matters now, such as "Closes 8pm"; null when the hours are not known. */
  readonly hours: string | null;
  /** From where the visitor is, or null when that was not asked. */
  readonly distanceKm: number | null;
}

export interface FacilityDetails {
  readonly facility: Facility;
  readonly summary: FacilitySummary;
  /** The nearest others, at most five. */
  readonly neighbours: readonly FacilitySummary[];
  /** Whether the directory is the invented sample. */
  readonly isSample: boolean;
}
