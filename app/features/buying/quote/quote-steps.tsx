import { Icon } from '#app/ui/icon/icon.tsx';
import { goTo } from './go-to.ts';
import type { QuoteState } from './quote-state.ts';

/** How far one has come; each step leads to its part of the page. */
export function QuoteSteps({ state }: { readonly state: QuoteState }) {
  const isPriced = state.outcome !== undefined;
  const steps = [
    { id: 'quote-people', label: 'People', isDone: isPriced },
    { id: 'quote-plan', label: 'Plan', isDone: isPriced },
    { id: 'quote-price', label: 'Price', isDone: false },
  ];
  const current = steps.findIndex(({ isDone }) => !isDone);
  return (
    <ol className="quote-steps">
      {steps.map(({ id, label, isDone }, index) => (
        <li key={id} aria-current={index === current ? 'step' : undefined}>
          <a href={`#${id}`} onClick={goTo}>
            <span
              className={isDone ? 'quote-steps__mark quote-steps__mark--done' : 'quote-steps__mark'}
            >
              {isDone ? <Icon name="check" size={18} /> : index + 1}
            </span>
            {label}
            {isDone && <span className="visually-hidden"> (done)</span>}
          </a>
        </li>
      ))}
    </ol>
  );
}
