import type { MouseEvent } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';

export interface Step {
  readonly id: string;
  readonly label: string;
  readonly isDone: boolean;
  readonly href?: string;
}

export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="row step-list" aria-label="Steps">
      {steps.map((step, at) => (
        <li key={step.id} aria-current={at === current ? 'step' : undefined}>
          {step.href === undefined ? (
            <span className="step-list__step">
              <StepName step={step} number={at + 1} />
            </span>
          ) : (
            <a className="step-list__step" href={step.href} onClick={scrollToTarget}>
              <StepName step={step} number={at + 1} />
            </a>
          )}
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

/** Follows an in-page link without a history entry, which the router would treat as a new page. */
export function scrollToTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'start', behavior: 'smooth' });
  target.focus({ preventScroll: true });
}
