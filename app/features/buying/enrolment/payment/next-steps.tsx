import { Icon } from '#app/ui/icon/icon.tsx';
import type { NextStep } from './next-steps.server.ts';

/** Lists what comes after an order, with its days: the order itself is done. */
export function NextSteps({ steps }: { readonly steps: readonly NextStep[] }) {
  return (
    <section className="stack stack--6" aria-labelledby="next">
      <h2 id="next">What happens next</h2>
      <ol className="stack stack--6 next-steps">
        {steps.map(({ title, when, text }, at) => (
          <li key={title} className="media" aria-current={at === 1 ? 'step' : undefined}>
            <span
              className={
                at === 0
                  ? 'step-list__mark step-list__mark--done next-steps__mark'
                  : 'step-list__mark next-steps__mark'
              }
            >
              {at === 0 ? <Icon name="check" size={20} /> : at + 1}
            </span>
            <h3>
              {title}
              {at === 0 && <span className="visually-hidden"> (done)</span>}
            </h3>
            <p className="strong">{when}</p>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
