import { Button } from '#app/ui/button/button.tsx';
import { AnswerHeading, type ToolLevel } from '../tool-card/tool-card.tsx';
import type { MeantHeight } from './check-bmi.ts';

export const bmiFormId = 'bmi-form';

interface HeightQuestionProps {
  readonly level: ToolLevel;
  readonly heightCm: number;
  readonly meant: MeantHeight;
}

/** Asks what a height such as 1.75 or 5.9 means. A wrong verdict would only frighten, so none is given yet. */
export function HeightQuestion({ level, heightCm, meant }: HeightQuestionProps) {
  const answer = { type: 'submit', form: bmiFormId, name: 'meant' } as const;
  return (
    <div className="stack divided above-6">
      <AnswerHeading level={level} className="plain-title large">
        Did you mean {meant.cm} cm{meant.feet && ` (${meant.feet})`}?
      </AnswerHeading>
      <p>You entered a height of {heightCm} cm. We’ll work out your BMI once you have answered.</p>
      <div className="row tool-actions above-4">
        <Button kind="secondary" value="yes" {...answer}>
          Yes, use {meant.cm} cm
        </Button>
        <Button kind="secondary" value="no" {...answer}>
          No, {heightCm} cm is right
        </Button>
      </div>
    </div>
  );
}
