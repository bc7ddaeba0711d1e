import { StepList } from '../page/step-list.tsx';
import type { QuoteState } from './quote-state.ts';

/** How far one has come; each step leads to its part of the page. */
export function QuoteSteps({ state }: { readonly state: QuoteState }) {
  const isPriced = state.outcome !== undefined;
  return (
    <StepList
      steps={[
        { id: 'people', label: 'People', isDone: isPriced, href: '#quote-people' },
        { id: 'plan', label: 'Plan', isDone: isPriced, href: '#quote-plan' },
        { id: 'price', label: 'Price', isDone: false, href: '#quote-price' },
      ]}
    />
  );
}
