import type { LeadKind } from '#app/leads/lead-kinds.ts';
import type { Edition } from '#app/site/edition.ts';

interface Consent {
  readonly version: string;
  readonly givenAtMs: number;
}

export interface NewLead {
  readonly kind: LeadKind;
  readonly fields: Readonly<Record<string, string>>;
  readonly edition: Edition;
  readonly page: string;
  readonly consent: Consent | undefined;
  /** Idempotency key sent by the browser or client. */
  readonly sentKey: string | undefined;
  readonly suspectedBot?: string | undefined;
}

export interface SavedLead {
  readonly id: string;
  /** False for a repeat of a stored submission. */
  readonly isNew: boolean;
}
