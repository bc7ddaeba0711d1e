import type { FieldValues } from '#app/kernel/form-answer.ts';

export const tipThemes = {
  food: 'Food',
  movement: 'Movement',
  sleep: 'Sleep',
  mind: 'Stress and mood',
  'check-ups': 'Check-ups',
  home: 'Clean water and malaria',
} as const;

export type TipTheme = keyof typeof tipThemes;

/** Results of the tools that tips can fit, as the visitor reads them. */
export const tipResults = {
  'bmi-underweight': 'BMI: Underweight',
  'bmi-normal': 'BMI: Normal',
  'bmi-overweight': 'BMI: Overweight',
  'bmi-obese': 'BMI: Obese',
  'symptoms-urgent': 'Symptoms: get help now',
  'symptoms-flu-like': 'Symptoms: flu-like',
  'symptoms-dehydration': 'Symptoms: more fluids',
  'symptoms-non-urgent': 'Symptoms: non-urgent',
} as const;

export type TipResult = keyof typeof tipResults;

/** The wording that a visitor agrees to before any of this is sent. */
export const tipsConsent = 'tips-personal-1';

/** What tips are picked by; sent and stored only with the visitor's consent. */
export interface TipsProfile {
  readonly result: TipResult | undefined;
  readonly themes: readonly TipTheme[];
}

/** Reads a profile; drops what is not known. */
export function parseTipsProfile(result: unknown, themes: readonly unknown[]): TipsProfile {
  return {
    result: isKeyOf(tipResults, result) ? result : undefined,
    themes: [...new Set(themes.filter((theme) => isKeyOf(tipThemes, theme)))],
  };
}

/** Reads what came with a request for tips; undefined without the consent, or when it is empty. */
export function parseAgreedProfile(
  consent: unknown,
  result: unknown,
  themes: readonly unknown[],
): TipsProfile | undefined {
  if (consent !== tipsConsent) return undefined;
  const profile = parseTipsProfile(result, themes);
  return profile.result || profile.themes.length > 0 ? profile : undefined;
}

/** The value of the consent's box. It carries the result, so that nothing of it is sent unticked. */
export function consentValue(result: TipResult | undefined): string {
  return result ? `${tipsConsent} ${result}` : tipsConsent;
}

/** Reads what the form sends of a profile, the themes parted by spaces. */
export function readAgreedProfile(sent: FieldValues): TipsProfile | undefined {
  const [consent, result] = sent['consent']?.split(' ') ?? [];
  return parseAgreedProfile(consent, result, sent['themes']?.split(' ') ?? []);
}

/** A profile as fields of a lead. */
export function fieldsOfProfile({ result, themes }: TipsProfile): Readonly<Record<string, string>> {
  return {
    ...(result && { tipsResult: result }),
    ...(themes.length > 0 && { tipsThemes: themes.join(' ') }),
  };
}

/** The profile in the fields of a stored lead. */
export function profileOfFields(fields: Readonly<Record<string, string>>): TipsProfile {
  return parseTipsProfile(fields['tipsResult'], fields['tipsThemes']?.split(' ') ?? []);
}

function isKeyOf<Known extends object>(known: Known, key: unknown): key is keyof Known {
  return typeof key === 'string' && Object.hasOwn(known, key);
}
