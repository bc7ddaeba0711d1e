import { buyerOf, isGroup, type Draft } from '../draft/draft.ts';
import { Icon } from '#app/ui/icon/icon.tsx';

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

interface EnrolmentStepsProps {
  readonly steps: readonly StepId[];
  readonly current: StepId | 'pay' | 'done';
}

/** Numbers the steps of an order up to its payment, ticks those done and marks the one at hand. */
export function EnrolmentSteps({ steps, current }: EnrolmentStepsProps) {
  const all = [...steps, 'pay'] as const;
  const place = current === 'done' ? all.length : all.indexOf(current);
  return (
    <ol className="row step-list" aria-label="Steps">
      {all.map((id, at) => (
        <li key={id} aria-current={at === place ? 'step' : undefined}>
          <span className="step-list__step">
            <span
              className={at < place ? 'step-list__mark step-list__mark--done' : 'step-list__mark'}
            >
              {at < place ? <Icon name="check" size={18} /> : at + 1}
            </span>
            <span className="step-list__label">{stepLabels[id]}</span>
            {at < place && <span className="visually-hidden"> (done)</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
