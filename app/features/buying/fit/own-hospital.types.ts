import type { PlanId } from '#app/features/providers/directory/plan-bands.ts';

/** A hospital that a visitor can mean. */
export interface HospitalOption {
  /** The last part of its page's path. */
  readonly id: string;
  readonly name: string;
  readonly place: string;
  /** The plans whose bands it is in; none where its bands are not known. */
  readonly plans: readonly PlanId[];
}

/** What the directory knows of the hospital that a visitor named. */
export type OwnHospital =
  | { readonly kind: 'none' | 'unknown' | 'unavailable'; readonly typed: string }
  | { readonly kind: 'found'; readonly hospital: HospitalOption; readonly isSample: boolean }
  | {
      readonly kind: 'several';
      readonly typed: string;
      readonly options: readonly HospitalOption[];
      readonly isSample: boolean;
    };

/** The found hospital; undefined for any other outcome. */
export function foundHospital(own: OwnHospital): HospitalOption | undefined {
  return own.kind === 'found' ? own.hospital : undefined;
}
