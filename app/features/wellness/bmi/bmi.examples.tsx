import type { Example } from '#app/ui/example.ts';
import { BmiResult } from './bmi-result.tsx';
import { HeightQuestion } from './height-question.tsx';

const result = (bmi: number, more: { isAdult?: boolean; warning?: string } = {}) => (
  <BmiResult
    level={2}
    result={{
      kind: 'result',
      heightCm: 170,
      bmi,
      isAdult: true,
      isPossible: true,
      warning: undefined,
      ...more,
    }}
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
    name: 'An unusual height',
    node: result(24.5, {
      warning: 'A height of 99 cm is unusual. Check that you entered it in centimetres.',
    }),
  },
  { name: 'Metres', node: <HeightQuestion level={2} heightCm={1.75} meant={{ cm: 175 }} /> },
  {
    name: 'Feet',
    node: <HeightQuestion level={2} heightCm={5.9} meant={{ cm: 175, feet: '5 ft 9 in' }} />,
  },
];
