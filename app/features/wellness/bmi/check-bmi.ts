import { calculateBmi } from './calculate-bmi.ts';

/** The fields of the calculator; gender is asked and not used. */
export const bmiFieldNames = ['height', 'weight', 'age', 'gender'] as const;
export type BmiField = (typeof bmiFieldNames)[number];

/** What was typed, as it was typed. */
export type BmiValues = Readonly<Partial<Record<BmiField, string>>>;

/** Outcome of a BMI check. */
export type BmiOutcome =
  | { readonly kind: 'invalid'; readonly field: BmiField; readonly message: string }
  /** A zero: nothing is said and nothing changes. */
  | { readonly kind: 'nothing' }
  | {
      readonly kind: 'result';
      /** Not rounded. */
      readonly bmi: number;
      readonly isAdult: boolean;
      /** Set for likely typing mistakes; the result is still shown. */
      readonly warning: string | undefined;
    };

const adultFromYears = 18;

/** In the order in which they are checked (specification, section 5). */
const checks = [
  { field: 'height', least: 1, message: 'Please enter a valid height in cm' },
  { field: 'weight', least: 1, message: 'Please enter a valid weight' },
  { field: 'age', least: 2, message: 'Please enter a valid age' },
] as const;

/** Checks height, weight and age in this order, stopping at the first that is wrong. */
export function checkBmi(values: BmiValues): BmiOutcome {
  for (const { field, least, message } of checks) {
    const number = parseNumber(values[field]);
    if (number === undefined || (number < least && number !== 0)) {
      return { kind: 'invalid', field, message };
    }
  }
  const heightCm = Number(values.height);
  const weightKg = Number(values.weight);
  const ageYears = Number(values.age);
  if (heightCm === 0 || weightKg === 0 || ageYears === 0) return { kind: 'nothing' };
  return {
    kind: 'result',
    bmi: calculateBmi({ heightCm, weightKg }),
    isAdult: ageYears >= adultFromYears,
    warning: findWarning(heightCm, weightKg),
  };
}

function parseNumber(text: string | undefined): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

const usualHeightCm = { from: 100, to: 230 };
const usualWeightKg = { from: 20, to: 300 };
const tallestMetres = 2.5;

function findWarning(heightCm: number, weightKg: number): string | undefined {
  if (heightCm <= tallestMetres) {
    return `Did you mean ${Math.round(heightCm * 100)} cm? You entered a height of ${heightCm} cm.`;
  }
  if (!isWithin(heightCm, usualHeightCm)) {
    return `A height of ${heightCm} cm is unusual. Check that you entered it in centimetres.`;
  }
  if (!isWithin(weightKg, usualWeightKg)) {
    return `A weight of ${weightKg} kg is unusual. Check that you entered it in kilograms.`;
  }
  return undefined;
}

function isWithin(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to;
}
