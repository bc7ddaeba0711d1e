import type { Ref } from 'react';
import { EmergencyCalls } from '#app/site/contact/emergency-calls.tsx';
import { PhoneLink } from '#app/site/contact/phone-link.tsx';
import type { Edition } from '#app/site/edition.ts';
import { openEmergencyUnits } from '#app/site/get-care-path.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { AnswerHeading, type ToolLevel } from '../tool-card/tool-card.tsx';
import { breathText, careTexts, redFlags } from './care-texts.ts';
import {
  describeSelection,
  needsBreathCheck,
  type Finding,
  type SymptomResult,
} from './check-symptoms.ts';

/** Where the page that answers the form without scripts begins. */
export const answerId = 'symptoms-answer';

interface CareCardProps {
  readonly level: ToolLevel;
  readonly result: SymptomResult;
  readonly edition: Edition;
  readonly phone: string;
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined;
}

/** How soon to act, by colour, icon and words. It stays until it is cleared. */
export function CareCard({ level, result, edition, phone, headingRef }: CareCardProps) {
  const { finding, selection } = result;
  const hasBreath = needsBreathCheck(result);
  const { urgency, icon, title, steps } = hasBreath ? breathText : careTexts[finding];
  return (
    <div className="stack above-6" data-undisturbed="">
      <div
        className={`media care-card__advice care-card__advice--${hasBreath ? 'breath' : finding}`}
      >
        <Icon name={icon} size={28} />
        <p className="eyebrow care-card__urgency" id="symptoms-urgency">
          {urgency}
        </p>
        <AnswerHeading
          ref={headingRef}
          level={level}
          id={answerId}
          className="care-card__title plain-title large text-strong"
          describedBy="symptoms-urgency"
        >
          {title}
        </AnswerHeading>
        {finding === 'urgent' && <UrgentActions edition={edition} />}
        {hasBreath && (
          <p className="care-card__call above-3 strong">
            Call <EmergencyNumber edition={edition} /> now if it is new, severe or getting worse. If
            not, see a doctor or nurse today.
          </p>
        )}
        {/* Before the advice, so that a phone's first screen has what makes it urgent. */}
        {finding !== 'urgent' && <RedFlags edition={edition} isNumberAbove={hasBreath} />}
        <Steps steps={steps} />
        {hasBreath && <OtherSymptoms finding={finding} />}
        {finding === 'urgent' && (
          <p>
            On the way, members can call us on <PhoneLink phone={phone} />. Treatment should not
            wait for an authorisation code.
          </p>
        )}
        <p className="fine-print">You ticked: {describeSelection(selection)}.</p>
      </div>
      {finding === 'urgent' && <RedFlags edition={edition} isNumberAbove />}
    </div>
  );
}

/** On the first screen of a phone, before any advice. */
function UrgentActions({ edition }: { readonly edition: Edition }) {
  return (
    <div className="stack stack--3 care-card__actions above-4 strong">
      <EmergencyCalls edition={edition} />
      <p>Or go to the nearest hospital. Do not drive yourself.</p>
      <ButtonLink href={openEmergencyUnits} kind="brand">
        {edition === 'NG' ? 'Find the nearest hospital' : 'Find a hospital in Nigeria'}
      </ButtonLink>
    </div>
  );
}

/** Abroad 112 alone would fail many callers. */
function EmergencyNumber({ edition }: { readonly edition: Edition }) {
  const inNigeria = <a href="tel:112">112</a>;
  if (edition === 'NG') return inNigeria;
  return (
    <>
      your local emergency number (<a href="tel:999">999</a> in the United Kingdom,{' '}
      <a href="tel:911">911</a> in the United States and Canada, {inNigeria} in Nigeria)
    </>
  );
}

function Steps({ steps }: { readonly steps: readonly string[] }) {
  return (
    <ul className="stack stack--2 care-card__steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

/** What the rules say beside the shortness of breath. */
function OtherSymptoms({ finding }: { readonly finding: Finding }) {
  const { title, steps, urgency } = careTexts[finding];
  if (finding === 'non-urgent') {
    return (
      <p className="fine-print">
        The checker’s result is “{urgency}” because you did not tick fever and cough as well. You
        could still be seriously ill.
      </p>
    );
  }
  return (
    <>
      <p>
        Your other symptoms: <strong>{title}</strong>
      </p>
      <Steps steps={steps} />
    </>
  );
}

interface RedFlagsProps {
  readonly edition: Edition;
  /** The number is not said twice. */
  readonly isNumberAbove?: boolean;
}

function RedFlags({ edition, isNumberAbove = false }: RedFlagsProps) {
  return (
    <div className="media care-card__flags">
      <Icon name="ambulance" size={36} />
      <p>
        <strong>
          {isNumberAbove ? (
            'Call'
          ) : (
            <>
              Call <EmergencyNumber edition={edition} />
              {edition === 'NG' && (
                <>
                  {' '}
                  (Lagos: <a href="tel:767">767</a> or 112)
                </>
              )}
            </>
          )}{' '}
          or go to the nearest emergency unit now for:
        </strong>
      </p>
      <ul>
        {redFlags.map((flag) => (
          <li key={flag}>{flag}</li>
        ))}
      </ul>
    </div>
  );
}
