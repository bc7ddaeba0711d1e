import { BmiCalculator } from '../bmi/bmi-calculator.tsx';
import { SymptomChecker } from '../symptom-checker/symptom-checker.tsx';
import { TipsForm } from '../tips/tips-form.tsx';
import type { ToolLevel } from '../tool-card/tool-level.ts';
import type { ToolAnswer } from './answer-tools.ts';

interface WellnessToolsProps {
  readonly level: ToolLevel;
  readonly answer?: ToolAnswer | undefined;
}

/** The BMI calculator beside the symptom checker. */
export function WellnessTools({ level, answer }: WellnessToolsProps) {
  return (
    <>
      {answer?.tips && (
        <div className="wellness-corner__tips">
          <TipsForm sent={answer.tips} />
        </div>
      )}
      <div className="wellness-corner__tools">
        <BmiCalculator level={level} sent={answer?.bmi} />
        <SymptomChecker level={level} sent={answer?.symptoms} />
      </div>
    </>
  );
}
