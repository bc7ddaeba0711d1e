import type { Tip } from './tips.ports.ts';

/** Outcome of a tips sign-up (specification, section 4). */
export type TipsOutcome = 'sent' | 'empty' | 'failed';

/** An outcome with the tips that were picked; none without the visitor's consent. */
export interface TipsAnswer {
  readonly outcome: TipsOutcome;
  readonly tips?: readonly Tip[];
}

/** The words for each outcome (specification, sections 4 and 8). */
export const tipsMessages: Readonly<Record<TipsOutcome, string>> = {
  sent: "Thank you! We'll send personalized health tips to your email.",
  empty: 'Please enter your email address',
  failed: 'Error submitting form, please try again',
};
