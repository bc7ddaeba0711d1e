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
  return weightKg / (heightCm / 100) ** 2;
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

/** The cut-off that the shown value names although the value itself lies below it. */
export function findCutOffJustAbove(bmi: number): number | undefined {
  return Object.values(bmiCutOffs).find(
    (cutOff) => bmi < cutOff && Number(formatBmi(bmi)) === cutOff,
  );
}
