import type { Zone } from './nigeria/states.ts';

/** One of the six zonal offices. */
export interface Office {
  readonly zone: Zone;
  readonly city: string;
  readonly street: string;
  readonly phone: string;
  readonly hours: string;
  readonly languages: string;
  /** A map of another site, opened in a new tab. */
  readonly map: string;
}

/** Where people can go. */
export interface Offices {
  /** Whether addresses and numbers are examples. */
  readonly isSample: boolean;
  readonly headOfficeMap: string;
  readonly offices: readonly Office[];
}
