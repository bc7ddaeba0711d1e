import { Icon } from '#app/ui/icon/icon.tsx';
import { AnswerHeading, type ToolLevel } from '../tool-card/tool-card.tsx';
import {
  bmiCategoryOf,
  findCutOffJustAbove,
  formatBmi,
  bmiCutOffs,
  type BmiOutcome,
  type BmiCategory,
} from './check-bmi.ts';

interface BmiResultProps {
  readonly level: ToolLevel;
  readonly result: Extract<BmiOutcome, { kind: 'result' }>;
}

/** The number, what it means for adults, where it lies, and what it cannot tell. */
export function BmiResult({ level, result }: BmiResultProps) {
  const { bmi, isAdult, isPossible, warning } = result;
  const hasCategory = isAdult && isPossible;
  const category = bmiCategoryOf(bmi);
  const justUnder = findCutOffJustAbove(bmi);
  return (
    <div className="stack divided above-6">
      {warning && (
        <p className="message">
          <Icon name="triangle-alert" size={20} className="above-1" />
          {warning}
        </p>
      )}
      <div className="row row--middle">
        <AnswerHeading level={level} className="bmi-result__number">
          <span className="visually-hidden">Your BMI is </span>
          {formatBmi(bmi)}
        </AnswerHeading>
        {hasCategory && <p className={tags[category]}>{category}</p>}
        {hasCategory && justUnder && <p className="fine-print">just under {justUnder}</p>}
      </div>
      {hasCategory && <BmiScale bmi={bmi} />}
      {/* Advice on a value that is probably a slip would only frighten. */}
      {!isAdult && <p>{under18Notice}</p>}
      {isAdult && !warning && <p>{bmiAdvice[category]}</p>}
      <details>
        <summary>What BMI cannot tell you</summary>
        <ul className="note above-2 bullets stack stack--2">
          {bmiLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

/** One careful sentence for adults of each category. */
const tags: Readonly<Record<BmiCategory, string>> = {
  Underweight: 'tag',
  Normal: 'tag tag--success',
  Overweight: 'tag tag--caution',
  Obese: 'tag tag--caution',
};

const bmiAdvice: Readonly<Record<BmiCategory, string>> = {
  Underweight: 'This is below the usual adult range. A health worker can help you find out why.',
  Normal: 'This is inside the usual adult range. Keep moving and eating varied food.',
  Overweight:
    'This is above the usual adult range. Small, steady changes help. Have your blood pressure and blood sugar checked.',
  Obese:
    'High blood pressure and diabetes are more likely at this value. A doctor or nurse can plan support with you.',
};

/** Shown instead of a category to anybody under 18. */
const under18Notice =
  'The adult categories do not apply under 18. Children and teenagers are measured on charts for their age and sex. Ask a health worker.';

const bmiLimits: readonly string[] = [
  'BMI is a screening number. It measures neither body fat nor health.',
  'BMI can be too high for muscular people and can miss risks in older people.',
  'Do not use it while you are pregnant or breastfeeding, or if you live with an eating disorder. Talk to a health worker instead.',
  'UK guidance uses lower cut-offs for people from Black African and some other backgrounds: 23 and 27.5. Ask your doctor or nurse what fits you.',
  'Measure your waist too. The risk rises from a waist of 94 cm for men and 80 cm for women, and is high from 102 and 88 cm.',
];

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

/** The four bands for adults, with a mark where a value lies. Drawn, because positions need no styles then. */
export function BmiScale({ bmi }: { readonly bmi?: number }) {
  const words = bands.map((band) => `${band.category} ${band.words}`).join(', ');
  const lies =
    bmi === undefined ? '' : `${formatBmi(bmi)} on the scale lies in ${bmiCategoryOf(bmi)}. `;
  const label = `${lies}The bands: ${words}.`;
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
      {bmi !== undefined && (
        <svg className="bmi-scale__mark" x={`${percent(bmi)}%`}>
          <rect x="-4" y="0" width="8" height="26" rx="3" />
        </svg>
      )}
    </svg>
  );
}
