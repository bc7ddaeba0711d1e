import type { Ref } from 'react';
import type { Edition } from '#app/location/edition.ts';
import { Breadcrumbs } from '#app/ui/page-path/page-path.tsx';
import { planPath } from '../plans/plan-paths.ts';
import type { CheckoutView } from './checkout.ts';
import { EnrolmentSteps } from './enrolment-steps.tsx';
import type { StepId } from './steps.ts';

interface CheckoutHeadProps {
  readonly view: CheckoutView;
  readonly edition: Edition;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** Where one is: the way here, the question of this step, and all steps. */
export function CheckoutHead({ view, edition, ref }: CheckoutHeadProps) {
  const { plan, step, steps } = view;
  return (
    <>
      <Breadcrumbs
        edition={edition}
        parents={[{ path: planPath(plan.id), label: plan.name }]}
        title={`Buy ${plan.name}`}
      />
      <h1 ref={ref} tabIndex={-1}>
        {titleOf(step, view)}
      </h1>
      <EnrolmentSteps steps={steps} current={step} />
    </>
  );
}

function titleOf(step: StepId, { plan, buyer, people }: CheckoutView): string {
  switch (step) {
    case 'who':
      return `Who should ${plan.name} cover?`;
    case 'people':
      if (people.length === 0) return 'Whom may we talk to?';
      return buyer === 'me' ? 'Tell us about yourself' : 'Tell us about them';
    case 'hospital':
      return 'Choose a hospital';
    case 'review':
      return 'Is everything right?';
  }
}
