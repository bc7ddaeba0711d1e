import { Icon } from '#app/ui/icon/icon.tsx';
import { stepLabels, type StepId } from './steps.ts';

interface StepListProps {
  readonly steps: readonly StepId[];
  readonly current: StepId | 'pay' | 'done';
}

/** How far one has come. */
export function StepList({ steps, current }: StepListProps) {
  const all = [...steps, 'pay'] as const;
  const place = current === 'done' ? all.length : all.indexOf(current);
  return (
    <ol className="step-list" aria-label="Steps">
      {all.map((step, at) => (
        <li key={step} aria-current={at === place ? 'step' : undefined}>
          <span
            className={at < place ? 'step-list__mark step-list__mark--done' : 'step-list__mark'}
          >
            {at < place ? <Icon name="check" size={18} /> : at + 1}
          </span>
          <span className="step-list__label">{stepLabels[step]}</span>
          {at < place && <span className="visually-hidden"> (done)</span>}
        </li>
      ))}
    </ol>
  );
}
