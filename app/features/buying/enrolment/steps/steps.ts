import { buyerOf, isGroup, type Draft } from '../draft/draft.ts';

/** Steps of the checkout in order; the payment is a separate page. */
export const stepIds = ['who', 'people', 'hospital', 'review'] as const;
export type StepId = (typeof stepIds)[number];

export const stepLabels: Readonly<Record<StepId | 'pay', string>> = {
  who: 'Who for',
  people: 'Details',
  hospital: 'Hospital',
  review: 'Review',
  pay: 'Pay',
};

/** Returns the steps a draft needs: members of a group choose their hospitals later. */
export function stepsOf(draft: Draft): readonly StepId[] {
  return isGroup(buyerOf(draft)) ? stepIds.filter((step) => step !== 'hospital') : stepIds;
}

export function findStep(value: unknown): StepId | undefined {
  return stepIds.find((step) => step === value);
}
