import { Island } from '#app/ui/island/island.tsx';
import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CheckoutSteps } from './checkout-steps.island.tsx';
import checkoutStyles from './checkout.css?inline';
import type { CheckoutView, UnknownPlan } from './checkout.server.ts';
import { PlanPicker, SinglePage } from '../page/single-page.tsx';
import { useSeller } from '../page/sales-contact.ts';

interface CheckoutPageProps {
  readonly start: CheckoutView | UnknownPlan;
  /** The server's answer to a step sent without scripts. */
  readonly answer: CheckoutView | undefined;
}

/** Sells one plan step by step; offers all plans when the address names none. */
export function CheckoutPage({ start, answer }: CheckoutPageProps) {
  const seller = useSeller();
  return (
    <article className="page-body buying-page checkout">
      <Stylesheet name="checkout" css={checkoutStyles} />
      {start.kind === 'unknown' ? (
        <SinglePage
          title="We can’t find that plan"
          lead={`We don’t have a plan called “${start.asked}”. Choose one of our plans.`}
        >
          <PlanPicker plans={start.plans} query={start.query} />
        </SinglePage>
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
