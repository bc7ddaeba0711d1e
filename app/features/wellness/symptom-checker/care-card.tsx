import type { Ref } from 'react';
import type { Edition } from '#app/site/edition.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { phoneLink } from '#app/site/contact/phones.ts';
import type { IconName } from '#app/ui/icon/icon-names.ts';
import { AnswerHeading, type ToolLevel } from '../tool-card/tool-card.tsx';
import { describeSelection, type SymptomOutcome, type Finding } from './check-symptoms.ts';

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
    <div className="stack care-card" data-undisturbed="">
      <div className={`care-card__advice care-card__advice--${finding}`}>
        <Icon name={icon} size={28} />
        <p className="eyebrow care-card__urgency" id="symptoms-urgency">
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
        <p className="fine-print">You ticked: {describeSelection(selection)}.</p>
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

interface CareText {
  /** How soon to act, in words beside colour and icon. */
  readonly urgency: string;
  readonly icon: IconName;
  readonly title: string;
  /** What to do, first things first. */
  readonly steps: readonly string[];
}

/**
 * What each finding says. It advises how soon to act and names no illness as a fact. The words are
 * to be signed off by a clinician before they are changed.
 */
export const careTexts: Readonly<Record<Finding, CareText>> = {
  urgent: {
    urgency: 'Seek urgent attention',
    icon: 'siren',
    title: 'Get medical help now',
    steps: [
      'Call 112 or go to the nearest hospital. Do not drive yourself.',
      'Fever, cough and trouble breathing together need medical help now.',
      'Sit upright, keep someone with you, and take your plan card and ID and a list of your medicines.',
    ],
  },
  'flu-like': {
    urgency: 'Care at home, and watch',
    icon: 'info',
    title: 'This can fit a flu-like illness',
    steps: [
      'Rest, drink often, and take paracetamol as the pack says.',
      'In Nigeria a fever can also be malaria or another infection. Ask for a malaria test, best within 24 hours, before you take malaria medicine.',
      'See a doctor or nurse if it lasts more than 3 days or gets worse, or if you are pregnant, over 65 or caring for a baby.',
    ],
  },
  dehydration: {
    urgency: 'Care at home, and watch',
    icon: 'info',
    title: 'You might need more fluids',
    steps: [
      'Is a generator, stove or coal pot running nearby? Go outside now and get medical help. The fumes can cause the same symptoms.',
      'Take small sips of clean water or oral rehydration salts, often.',
      'See a health worker if you cannot keep drinks down, pass very little or dark urine, feel dizzy when you stand, or are not better in a day.',
      'Go now if you have not passed urine for 8 hours, are confused or faint.',
    ],
  },
  'non-urgent': {
    urgency: 'Non-urgent',
    icon: 'circle-check',
    title: 'Your answers don’t match our emergency signs',
    steps: [
      'You could still be ill. Rest, drink, and get help if you feel worse.',
      'Book a visit if you are worried, or if anything lasts more than 3 days or gets worse.',
    ],
  },
};

/** Comes first wherever shortness of breath is ticked and the result is not urgent anyway. */
const breathWarning =
  'Shortness of breath should always be checked. Call 112 if it is new, severe or getting worse.';

/** Signs that need help at once, whatever the result. */
export const redFlags: readonly string[] = [
  'hard or noisy breathing',
  'chest pain',
  'blue or grey lips',
  'confusion or trouble waking',
  'a fit',
  'coughing blood',
  'a stiff neck with fever',
  'a rash that does not fade when pressed',
  'signs of stroke',
  'heavy bleeding',
];
