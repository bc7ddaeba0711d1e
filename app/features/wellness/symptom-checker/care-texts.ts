import type { IconName } from '#app/ui/icon/icon-names.ts';
import type { Finding } from './check-symptoms.ts';

interface CareText {
  /** How soon to act, in words beside colour and icon. */
  readonly urgency: string;
  readonly icon: IconName;
  readonly title: string;
  /** What to do, first things first; a call for help comes before all of them. */
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

/** Takes the place of any other result, unless that is urgent, wherever shortness of breath is ticked. */
export const breathText: CareText = {
  urgency: 'Be seen today',
  icon: 'triangle-alert',
  title: 'Have your breathing checked by a doctor or nurse today',
  steps: ['Until you are seen, rest sitting up and keep someone with you.'],
};

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
