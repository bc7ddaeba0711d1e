import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { CheckoutSteps } from './checkout-steps.island.tsx';
import checkoutStyles from './checkout.css?inline';
import type { CheckoutView, UnknownPlan } from './checkout.ts';
import { PlanPicker } from './plan-picker.tsx';
import { useSeller } from './use-seller.ts';

interface CheckoutPageProps {
  /** What the address leads to. */
  readonly start: CheckoutView | UnknownPlan;
  /** What the server said to a step that was sent without scripts. */
  readonly answer: CheckoutView | undefined;
}

/** Buying one plan, step by step; or the plans, where the address names none of them. */
export function CheckoutPage({ start, answer }: CheckoutPageProps) {
  const seller = useSeller();
  return (
    <article className="buying-page checkout">
      <Stylesheet name="checkout" css={checkoutStyles} />
      {start.kind === 'unknown' ? (
        <UnknownPlanPage unknown={start} />
      ) : (
        <Island
          name="checkout-steps"
          of={CheckoutSteps}
          props={{ first: answer ?? start, isAnswered: answer !== undefined, seller }}
        />
      )}
    </article>
  );
}

function UnknownPlanPage({ unknown }: { readonly unknown: UnknownPlan }) {
  return (
    <div className="wrap buying-page__single">
      <h1>We have no plan of this name</h1>
      <p className="lead">
        The address asks for “{unknown.asked}”. These are our plans: choose one, and go on from
        there.
      </p>
      <PlanPicker plans={unknown.plans} query={unknown.query} />
    </div>
  );
}
