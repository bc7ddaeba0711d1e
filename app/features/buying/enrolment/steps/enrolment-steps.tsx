import { StepList } from '../../page/step-list.tsx';
import { stepLabels, type StepId } from './steps.ts';

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
