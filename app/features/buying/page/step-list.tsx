import { Icon } from '#app/ui/icon/icon.tsx';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
}

/** Numbers the steps of an order, ticks those done and marks the one at hand. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="row step-list" aria-label="Steps">
      {steps.map((step, at) => (
        <li key={step.id} aria-current={at === current ? 'step' : undefined}>
          <span className="step-list__step">
            <StepName step={step} number={at + 1} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function StepName({ step, number }: { readonly step: Step; readonly number: number }) {
  const { label, isDone } = step;
  return (
    <>
      <span className={isDone ? 'step-list__mark step-list__mark--done' : 'step-list__mark'}>
        {isDone ? <Icon name="check" size={18} /> : number}
      </span>
      <span className="step-list__label">{label}</span>
      {isDone && <span className="visually-hidden"> (done)</span>}
    </>
  );
}
