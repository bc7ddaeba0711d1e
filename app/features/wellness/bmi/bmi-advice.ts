import type { BmiCategory } from './calculate-bmi.ts';

/** One careful sentence for adults of each category. */
export const bmiAdvice: Readonly<Record<BmiCategory, string>> = {
  Underweight: 'This is below the usual adult range. A health worker can help you find out why.',
  Normal: 'This is inside the usual adult range. Keep moving and eating varied food.',
  Overweight:
    'This is above the usual adult range. Small, steady changes help. Have your blood pressure and blood sugar checked.',
  Obese:
    'High blood pressure and diabetes are more likely at this value. A doctor or nurse can plan support with you.',
};

/** Shown instead of a category to anybody under 18. */
export const under18Notice =
  'The adult categories do not apply under 18. Children and teenagers are measured on charts for their age and sex. Ask a health worker.';

/** Limits of the BMI. */
export const bmiLimits: readonly string[] = [
  'BMI is a screening number. It measures neither body fat nor health.',
  'BMI can be too high for muscular people and can miss risks in older people.',
  'Do not use it while you are pregnant or breastfeeding, or if you live with an eating disorder. Talk to a health worker instead.',
  'UK guidance uses lower cut-offs for people from Black African and some other backgrounds: 23 and 27.5. Ask your doctor or nurse what fits you.',
  'Measure your waist too. The risk rises from a waist of 94 cm for men and 80 cm for women, and is high from 102 and 88 cm.',
];
