import type { Ref } from 'react';
import type { Edition } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { phoneLink } from '#app/site/contact/phones.ts';
import { AnswerHeading, type ToolLevel } from '../tool-card/tool-card.tsx';
import { breathWarning, careTexts, redFlags } from './care-texts.ts';
import { describeSelection, type SymptomOutcome } from './check-symptoms.ts';

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
        <p className="care-card__urgency" id="symptoms-urgency">
          {urgency}
        </p>
        <AnswerHeading
          ref={headingRef}
          level={level}
          className="care-card__title"
          describedBy="symptoms-urgency"
        >
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

function PlanPhone({ phone }: { readonly phone: string }) {
  return (
    <p>
      On the way, members can call us on <a href={phoneLink(phone)}>{phone}</a>. Treatment should
      not wait for an authorisation code.
    </p>
  );
}

function RedFlags({ edition }: { readonly edition: Edition }) {
  return (
    <div className="care-card__flags">
      <Icon name="ambulance" size={36} />
      <p>
        <strong>
          Call <a href="tel:112">112</a> (Lagos: <a href="tel:767">767</a> or 112) or go to the
          nearest emergency unit now for:
        </strong>
      </p>
      <ul>
        {redFlags.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
      {edition === 'DG' && (
        <p>
          Outside Nigeria, call your local emergency number, for example 999 in the United Kingdom
          or 911 in the United States and Canada.
        </p>
      )}
    </div>
  );
}
