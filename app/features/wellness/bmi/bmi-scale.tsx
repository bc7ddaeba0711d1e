import { bmiCategoryOf, bmiCutOffs, formatBmi } from './calculate-bmi.ts';

/** Ends of the drawn scale; values beyond stand at its end. */
const scaleFrom = 15;
const scaleTo = 35;

const { normal, overweight, obese } = bmiCutOffs;

const bands = [
  { category: 'Underweight', from: scaleFrom, to: normal, words: `below ${normal}` },
  { category: 'Normal', from: normal, to: overweight, words: `${normal} to ${overweight}` },
  { category: 'Overweight', from: overweight, to: obese, words: `${overweight} to ${obese}` },
  { category: 'Obese', from: obese, to: scaleTo, words: `${obese} and above` },
] as const;

function percent(bmi: number): number {
  const share = (bmi - scaleFrom) / (scaleTo - scaleFrom);
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10;
}

/** The four bands with a mark where the value lies. Drawn, because positions need no styles then. */
export function BmiScale({ bmi }: { readonly bmi: number }) {
  const words = bands.map((band) => `${band.category} ${band.words}`).join(', ');
  const label = `${formatBmi(bmi)} on the scale lies in ${bmiCategoryOf(bmi)}. The bands: ${words}.`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, in the page's colours
    <svg className="bmi-scale" role="img" aria-label={label} height="46">
      {bands.map(({ category, from, to }) => (
        <rect
          key={category}
          className={`bmi-scale__${category.toLowerCase()}`}
          x={`${percent(from)}%`}
          y="5"
          width={`${percent(to) - percent(from)}%`}
          height="16"
          rx="5"
        />
      ))}
      {Object.values(bmiCutOffs).map((cutOff) => (
        <text key={cutOff} className="bmi-scale__cut-off" x={`${percent(cutOff)}%`} y="42">
          {cutOff}
        </text>
      ))}
      <svg className="bmi-scale__mark" x={`${percent(bmi)}%`}>
        <rect x="-4" y="0" width="8" height="26" rx="3" />
      </svg>
    </svg>
  );
}
