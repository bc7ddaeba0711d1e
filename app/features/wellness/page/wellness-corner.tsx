import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { BmiCalculator } from '../bmi/bmi-calculator.tsx';
import { SymptomChecker } from '../symptom-checker/symptom-checker.tsx';
import { TipsForm } from '../tips/tips-form.tsx';
import type { ToolAnswer } from './answer-tools.ts';
import { wellnessSheet } from './wellness.sheet.ts';

interface WellnessCornerProps {
  /** The title of a page, or of a section of one. */
  readonly level: 1 | 2;
  readonly answer?: ToolAnswer | undefined;
}

/** The BMI calculator beside the symptom checker. */
export function WellnessCorner({ level, answer }: WellnessCornerProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  const toolLevel = level === 1 ? 2 : 3;
  return (
    <section className="section wrap wellness-corner" aria-labelledby="wellness-title">
      <Stylesheet sheet={wellnessSheet} />
      <Title id="wellness-title">Wellness Corner</Title>
      <p className="lead">Two quick checks. Nothing you enter is kept.</p>
      {answer?.tips && (
        <div className="wellness-corner__tips">
          <TipsForm sent={answer.tips} />
        </div>
      )}
      <div className="wellness-corner__tools">
        <BmiCalculator level={toolLevel} sent={answer?.bmi} />
        <SymptomChecker level={toolLevel} sent={answer?.symptoms} />
      </div>
    </section>
  );
}
