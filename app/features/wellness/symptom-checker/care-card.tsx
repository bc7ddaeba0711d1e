import type { Ref } from 'react';
import type { Edition } from '#app/location/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AnswerHeading } from '../tool-card/answer-heading.tsx';
import type { ToolLevel } from '../tool-card/tool-level.ts';
import { breathWarning, careTexts } from './care-texts.ts';
import type { SymptomOutcome } from './check-symptoms.ts';
import { PlanPhone } from './plan-phone.tsx';
import { RedFlags } from './red-flags.tsx';
import { describeSelection } from './symptoms.ts';

interface CareCardProps {
  readonly level: ToolLevel;
  readonly result: Extract<SymptomOutcome, { kind: 'result' }>;
  readonly edition: Edition;
  readonly phone: string;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** How soon to act, by colour, icon and words. It stays until it is cleared. */
export function CareCard({ level, result, edition, phone, headingRef }: CareCardProps) {
  const { finding, selection } = result;
  const { urgency, icon, title, steps } = careTexts[finding];
  const isBreathWarned = finding !== 'urgent' && selection.includes('shortnessOfBreath');
  return (
    <div className="care-card" data-undisturbed="">
      <div className={`care-card__advice care-card__advice--${finding}`}>
        <Icon name={icon} size={28} />
        <p className="care-card__urgency">{urgency}</p>
        <AnswerHeading ref={headingRef} level={level} className="care-card__title">
          {title}
        </AnswerHeading>
        {isBreathWarned && <p className="care-card__breath">{breathWarning}</p>}
        <ul className="care-card__steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
        {finding === 'urgent' && <PlanPhone phone={phone} />}
        <p className="care-card__basis">You ticked: {describeSelection(selection)}.</p>
      </div>
      <RedFlags edition={edition} />
    </div>
  );
}
