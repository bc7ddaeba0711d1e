import type { LeadKind } from '#app/leads/lead-kinds.ts';
import type { Edition } from '#app/location/edition.ts';

/** A consent as it was given: which wording, and when. */
interface Consent {
  readonly version: string;
  readonly givenAtMs: number;
}

/** A validated submission, ready to be kept. */
export interface NewLead {
  readonly kind: LeadKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly edition: Edition;
  /** Path of the page it was sent from. */
  readonly page: string;
  readonly consent: Consent | undefined;
  /** The browser's or the client's own key for this submission, if it sent one. */
  readonly sentKey: string | undefined;
  /** Why a program may have sent it. */
  readonly suspectedBot?: string | undefined;
}

/** What became of a submission. */
export interface KeptLead {
  readonly id: string;
  /** False when the same submission had been kept before. */
  readonly isNew: boolean;
}
