import { textIn } from '#app/kernel/form-answer.ts';
import { askedName, meantName } from '#app/kernel/mail-question.ts';
import { tipsConsent, parseAgreedProfile, type TipResult } from './tips-profile.ts';
import type { Tip } from './tips.ports.ts';

/** Names where the address was left; not which tool was used, nor anything entered there. */
export const tipsSource = 'wellness';

/** The value of the consent's box. It carries the result, so that nothing of it is sent unticked. */
export function consentValue(result: TipResult | undefined): string {
  return result ? `${tipsConsent} ${result}` : tipsConsent;
}

/** Reads the form for tips; topics without the consent are dropped. */
export function readTipsForm(form: FormData) {
  const [consent, result] = textIn(form, 'consent').split(' ');
  return {
    email: (textIn(form, meantName('email')) || textIn(form, 'email')).trim(),
    /** The address that the form has asked about. */
    asked: textIn(form, askedName('email')),
    /** Undefined unless the visitor has ticked the consent. */
    profile: parseAgreedProfile(consent, result, form.getAll('themes')),
  };
}

/** Outcome of a tips sign-up (specification, section 4). */
export type TipsOutcome =
  | 'sent'
  | 'empty'
  /** The address looks mistyped: sent again, it is taken. */
  | 'asked'
  /** It did not work: the address, too many forms from one network, or anything else. */
  | 'refused'
  | 'too-many'
  | 'failed';

/** An outcome with the tips that were picked; none without the visitor's consent. */
export interface TipsAnswer {
  readonly outcome: TipsOutcome;
  readonly tips?: readonly Tip[];
}

/** The status of the page that gives the answer. */
export const tipsStatus: Readonly<Record<TipsOutcome, number>> = {
  sent: 200,
  empty: 422,
  asked: 422,
  refused: 422,
  'too-many': 429,
  failed: 503,
};

/** The words for each outcome (specification, sections 4 and 8). */
export const tipsMessages = {
  sent: "Thank you! We'll send personalized health tips to your email.",
  empty: 'Please enter your email address',
  failed: 'Error submitting form, please try again',
} as const;

/** How an address that is refused should look. */
export const addressHint = 'Enter an email address like name@example.com';
