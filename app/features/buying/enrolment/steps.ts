import { buyerOf, isGroup, type Draft } from './draft.ts';

/** The steps of an enrolment, in their order; paying is a page of its own. */
export const stepIds = ['who', 'people', 'hospital', 'review'] as const;
export type StepId = (typeof stepIds)[number];

/** What the list of steps calls them. */
export const stepLabels: Readonly<Record<StepId | 'pay', string>> = {
  who: 'Who for',
  people: 'Details',
  hospital: 'Hospital',
  review: 'Review',
  pay: 'Pay',
};

/** The steps that a draft needs: members of a group choose their hospitals themselves, later. */
export function stepsOf(draft: Draft): readonly StepId[] {
  return isGroup(buyerOf(draft)) ? stepIds.filter((step) => step !== 'hospital') : stepIds;
}

/** The step with this name, if there is one. */
export function findStep(value: unknown): StepId | undefined {
  return stepIds.find((step) => step === value);
}
