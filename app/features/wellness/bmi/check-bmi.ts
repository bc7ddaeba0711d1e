import { textsIn } from '#app/kernel/form-answer.ts';

/** The categories of adults, by the words of the specification. */
export type BmiCategory = 'Underweight' | 'Normal' | 'Overweight' | 'Obese';

/** Where the categories begin (specification, section 9). */
export const bmiCutOffs = { normal: 18.5, overweight: 25, obese: 30 } as const;

interface Body {
  readonly heightCm: number;
  readonly weightKg: number;
}

/** Weight divided by the square of the height in metres, not rounded. */
export function calculateBmi({ heightCm, weightKg }: Body): number {
  // In this order no rounding puts 64 kg at 160 cm below 25.
  return (weightKg * 10_000) / heightCm ** 2;
}

/** The category of a value that has not been rounded. */
export function bmiCategoryOf(bmi: number): BmiCategory {
  if (bmi < bmiCutOffs.normal) return 'Underweight';
  if (bmi < bmiCutOffs.overweight) return 'Normal';
  if (bmi < bmiCutOffs.obese) return 'Overweight';
  return 'Obese';
}

/** The value as it is shown: one decimal. */
export function formatBmi(bmi: number): string {
  return bmi.toFixed(1);
}

/** Finds the cut-off that only rounding reaches: 24.96 is shown as 25.0. */
export function findCutOffJustAbove(bmi: number): number | undefined {
  return Object.values(bmiCutOffs).find(
    (cutOff) => bmi < cutOff && Number(formatBmi(bmi)) === cutOff,
  );
}

/** The fields of the calculator; gender is asked and not used. */
const bmiFieldNames = ['height', 'weight', 'age', 'gender'] as const;
export type BmiField = (typeof bmiFieldNames)[number];

/** `meant` is the answer to whether the height was meant in metres or feet: yes or no. */
export type BmiValues = Readonly<Partial<Record<BmiField | 'meant', string>>>;

/** Longer than any answer. */
const longestValue = 1000;

/** Reads the calculator's fields as typed. */
export function readBmiValues(form: FormData): BmiValues {
  return textsIn(form, [...bmiFieldNames, 'meant'], longestValue);
}

export interface MeantHeight {
  readonly cm: number;
  /** The same as it was meant, where that was in feet: "5 ft 9 in". */
  readonly feet?: string;
}

export type BmiOutcome =
  | { readonly kind: 'invalid'; readonly field: BmiField; readonly message: string }
  /** A zero: nothing is said. */
  | { readonly kind: 'nothing' }
  /** A height that looks like metres or feet; the visitor says what was meant before there is a result. */
  | { readonly kind: 'question'; readonly heightCm: number; readonly meant: MeantHeight }
  | {
      readonly kind: 'result';
      readonly heightCm: number;
      /** Not rounded. */
      readonly bmi: number;
      readonly isAdult: boolean;
      /** False where such a value can only come from a slip. */
      readonly isPossible: boolean;
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
  const typedCm = Number(values.height);
  const weightKg = Number(values.weight);
  const ageYears = Number(values.age);
  if (typedCm === 0 || weightKg === 0 || ageYears === 0) return { kind: 'nothing' };
  const meant = values.meant === 'no' ? undefined : findMeant(values.height ?? '');
  if (meant && values.meant !== 'yes') return { kind: 'question', heightCm: typedCm, meant };
  const heightCm = meant?.cm ?? typedCm;
  const bmi = calculateBmi({ heightCm, weightKg });
  return {
    kind: 'result',
    heightCm,
    bmi,
    isAdult: ageYears >= adultFromYears,
    isPossible: isWithin(bmi, possibleBmi),
    warning: findWarning(heightCm, weightKg),
  };
}

function parseNumber(text: string | undefined): number | undefined {
  const number = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

const usualHeightCm = { from: 100, to: 230 };
const usualWeightKg = { from: 20, to: 300 };
/** What people of usual height and weight can have. */
const possibleBmi = {
  from: calculateBmi({ heightCm: usualHeightCm.to, weightKg: usualWeightKg.from }),
  to: calculateBmi({ heightCm: usualHeightCm.from, weightKg: usualWeightKg.to }),
};
const tallestMetres = 2.5;
const cmOfInch = 2.54;

/** Finds the height that was meant by one in metres, or in feet as people write them: 5.11 is 5 ft 11 in. */
function findMeant(typed: string): MeantHeight | undefined {
  if (Number(typed) <= tallestMetres) return { cm: Math.round(Number(typed) * 100) };
  const [, feet, inches = ''] = /^([4-7])(?:\.(\d|1[01]))?$/.exec(typed.trim()) ?? [];
  if (feet === undefined) return undefined;
  const cm = Math.round((Number(feet) * 12 + Number(inches)) * cmOfInch);
  return { cm, feet: `${feet} ft ${Number(inches)} in` };
}

function findWarning(heightCm: number, weightKg: number): string | undefined {
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
