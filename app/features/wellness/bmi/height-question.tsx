import { Button } from '#app/ui/button/button.tsx';
import { AnswerHeading, type ToolLevel } from '../tool-card/tool-card.tsx';

export const bmiFormId = 'bmi-form';

interface MetresQuestionProps {
  readonly level: ToolLevel;
  readonly heightCm: number;
  readonly meantCm: number;
}

/** Asks what a height such as 1.75 means. A wrong verdict would only frighten, so none is given yet. */
export function MetresQuestion({ level, heightCm, meantCm }: MetresQuestionProps) {
  const answer = { type: 'submit', form: bmiFormId, name: 'metres' } as const;
  return (
    <div className="stack divided above-6">
      <AnswerHeading level={level} className="plain-title large">
        Did you mean {meantCm} cm?
      </AnswerHeading>
      <p>You entered a height of {heightCm} cm. We’ll work out your BMI once you have answered.</p>
      <div className="row tool-actions above-4">
        <Button kind="secondary" value="yes" {...answer}>
          Yes, use {meantCm} cm
        </Button>
        <Button kind="secondary" value="no" {...answer}>
          No, {heightCm} cm is right
        </Button>
      </div>
    </div>
  );
}
