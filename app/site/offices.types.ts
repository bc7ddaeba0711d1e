import type { Zone } from './nigeria/states.ts';

export interface Office {
  readonly zone: Zone;
  readonly city: string;
  readonly street: string;
  readonly phone: string;
  readonly hours: string;
  readonly languages: string;
  /** A map on another site. */
  readonly map: string;
}

export interface Offices {
  readonly isSample: boolean;
  readonly headOfficeMap: string;
  readonly offices: readonly Office[];
}
