import { buyerOf, isGroup, type Draft } from '../draft/draft.ts';
import { StepList } from '../../page/step-list.tsx';

/** Steps of the checkout in order; the payment is a separate page. */
export const stepIds = ['who', 'people', 'hospital', 'review'] as const;
export type StepId = (typeof stepIds)[number];

const stepLabels: Readonly<Record<StepId | 'pay', string>> = {
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

interface EnrolmentStepsProps {
  readonly steps: readonly StepId[];
  readonly current: StepId | 'pay' | 'done';
}

/** Shows the progress of an order, up to its payment. */
export function EnrolmentSteps({ steps, current }: EnrolmentStepsProps) {
  const all = [...steps, 'pay'] as const;
  const place = current === 'done' ? all.length : all.indexOf(current);
  return (
    <StepList steps={all.map((id, at) => ({ id, label: stepLabels[id], isDone: at < place }))} />
  );
}
