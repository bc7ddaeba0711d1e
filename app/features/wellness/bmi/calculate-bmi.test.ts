import { describe, expect, it } from 'vitest';
import { bmiCategoryOf, calculateBmi, findCutOffJustAbove, formatBmi } from './check-bmi.ts';

it.each([
  [168, 74, '26.2'],
  [100, 25, '25.0'],
  [200, 74, '18.5'],
  [175, 70, '22.9'],
])('the BMI of %s cm and %s kg is shown as %s', (heightCm, weightKg, shown) => {
  expect(formatBmi(calculateBmi({ heightCm, weightKg }))).toBe(shown);
});

describe('the category', () => {
  it.each([
    [18.4999, 'Underweight'],
    [18.5, 'Normal'],
    [24.9999, 'Normal'],
    [25, 'Overweight'],
    [29.9999, 'Overweight'],
    [30, 'Obese'],
  ] as const)('of %s is %s', (bmi, category) => {
    expect(bmiCategoryOf(bmi)).toBe(category);
  });

  it.each([
    [18.46, 18.5],
    [24.96, 25],
    [29.97, 30],
  ])('of %s is explained, because it is shown as %s', (bmi, cutOff) => {
    expect(formatBmi(bmi)).toBe(cutOff.toFixed(1));
    expect(findCutOffJustAbove(bmi)).toBe(cutOff);
  });

  it.each([18.44, 18.5, 24.9, 25, 29.9, 30, 42])('of %s needs no explanation', (bmi) => {
    expect(findCutOffJustAbove(bmi)).toBeUndefined();
  });
});
