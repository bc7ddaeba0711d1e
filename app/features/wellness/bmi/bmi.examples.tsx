import type { Example } from '#app/ui/example.ts';
import { BmiResult } from './bmi-result.tsx';

const result = (bmi: number, more: { isAdult?: boolean; warning?: string } = {}) => (
  <BmiResult
    level={2}
    result={{ kind: 'result', bmi, isAdult: true, warning: undefined, ...more }}
  />
);

/** Each category, and the notices that may stand beside it. */
export const examples: Example[] = [
  { name: 'Underweight', node: result(17.2) },
  { name: 'Normal, shown as the cut-off above it', node: result(24.96) },
  { name: 'Overweight', node: result(26.2) },
  { name: 'Obese', node: result(34.1) },
  { name: 'Under 18', node: result(19.4, { isAdult: false }) },
  {
    name: 'A slip of the finger',
    node: result(241_632, { warning: 'Did you mean 175 cm? You entered a height of 1.75 cm.' }),
  },
];
