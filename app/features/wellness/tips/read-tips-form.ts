import {
  parseAgreedProfile,
  tipsConsent,
  type TipResult,
  type TipsProfile,
} from './tips-profile.ts';

/** What a visitor asks for tips with. */
export interface TipsRequest {
  readonly email: string;
  /** Undefined unless the visitor has ticked the consent. */
  readonly profile: TipsProfile | undefined;
}

/** The value of the consent's box. It carries the result, so that nothing of it is sent unticked. */
export function consentValue(result: TipResult | undefined): string {
  return result ? `${tipsConsent} ${result}` : tipsConsent;
}

/** Reads the form for tips, in the browser and on the server. */
export function readTipsForm(form: FormData): TipsRequest {
  const [consent, result] = textOf(form, 'consent').split(' ');
  return {
    email: textOf(form, 'email').trim(),
    profile: parseAgreedProfile(consent, result, form.getAll('themes')),
  };
}

function textOf(form: FormData, name: string): string {
  const text = form.get(name);
  return typeof text === 'string' ? text : '';
}
