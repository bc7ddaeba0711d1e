import type { SaveFailure } from '#app/kernel/form-answer.ts';
import type { LeadKind } from './lead-kinds.ts';

export interface SentLead {
  readonly kind: LeadKind;
  /** As validated, by name; `email` is the sender's own; commands find and erase a person by it. */
  readonly fields: Readonly<Record<string, string>>;
  /** Wording's version of the consent that was ticked; undefined where none is asked. */
  readonly consentVersion: string | undefined;
  /** The browser's own key for this submission, the same when it is sent again. */
  readonly sentKey: string | undefined;
  /** Why it may come from a program, in words for staff. */
  readonly suspectedBot?: string | undefined;
  readonly page: string;
}

export type Intake =
  /** Synced to disk. The reference is what the visitor may quote. */
  { readonly kind: 'saved'; readonly id: string; readonly reference: string } | SaveFailure;

/** Takes what visitors send; implemented by the server for each request. */
export interface LeadIntake {
  save(lead: SentLead): Promise<Intake>;
}

/** What a visitor may quote on the phone: the end of the lead's id, whose beginning is the time. */
export function referenceOf(leadId: string): string {
  return leadId.slice(-8).toUpperCase();
}
