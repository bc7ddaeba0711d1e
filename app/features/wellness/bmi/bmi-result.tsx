import { Icon } from '#app/ui/icon/icon.tsx';
import { AnswerHeading } from '../tool-card/answer-heading.tsx';
import type { ToolLevel } from '../tool-card/tool-level.ts';
import { bmiAdvice, bmiLimits, under18Notice } from './bmi-advice.ts';
import { BmiScale } from './bmi-scale.tsx';
import { bmiCategoryOf, findCutOffJustAbove, formatBmi } from './calculate-bmi.ts';
import type { BmiOutcome } from './check-bmi.ts';

interface BmiResultProps {
  readonly level: ToolLevel;
  readonly result: Extract<BmiOutcome, { kind: 'result' }>;
}

/** The number, what it means for adults, where it lies, and what it cannot tell. */
export function BmiResult({ level, result }: BmiResultProps) {
  const { bmi, isAdult, warning } = result;
  const category = bmiCategoryOf(bmi);
  const justUnder = findCutOffJustAbove(bmi);
  return (
    <div className="bmi-result">
      {warning && (
        <p className="bmi-result__warning">
          <Icon name="triangle-alert" size={20} />
          {warning}
        </p>
      )}
      <div className="bmi-result__line">
        <AnswerHeading level={level} className="bmi-result__number">
          <span className="visually-hidden">Your BMI is </span>
          {formatBmi(bmi)}
        </AnswerHeading>
        {isAdult && (
          <p className={`bmi-result__status bmi-result__status--${category.toLowerCase()}`}>
            {category}
          </p>
        )}
        {isAdult && justUnder && <p className="bmi-result__just">just under {justUnder}</p>}
      </div>
      {isAdult && <BmiScale bmi={bmi} />}
      {/* Advice on a value that is probably a slip would only frighten. */}
      {!isAdult && <p>{under18Notice}</p>}
      {isAdult && !warning && <p>{bmiAdvice[category]}</p>}
      <details className="bmi-result__limits">
        <summary>What BMI cannot tell you</summary>
        <ul>
          {bmiLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
