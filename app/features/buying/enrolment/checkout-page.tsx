import { useRef } from 'react';
import { Stylesheet } from '#app/ui/stylesheet/stylesheet.tsx';
import { PriceBar } from '../quote/price-bar.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import checkoutStyles from './checkout.css?inline';
import type { CheckoutAnswer, CheckoutView, UnknownPlan } from './checkout.ts';
import { OrderSummary } from './order-summary.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { useCheckout } from './use-checkout.ts';

interface CheckoutPageProps {
  /** What the address leads to. */
  readonly start: CheckoutView | UnknownPlan;
  /** What the server said to the step that was sent. */
  readonly answer: CheckoutAnswer | undefined;
}

/** Buying one plan, step by step; or the plans, where the address names none of them. */
export function CheckoutPage({ start, answer }: CheckoutPageProps) {
  return (
    <article className="buying-page checkout">
      <Stylesheet name="checkout" css={checkoutStyles} />
      {start.kind === 'unknown' ? (
        <UnknownPlanPage unknown={start} />
      ) : (
        <Steps key={start.plan.id} start={start} answer={answer} />
      )}
    </article>
  );
}

interface StepsProps {
  readonly start: CheckoutView;
  readonly answer: CheckoutAnswer | undefined;
}

function Steps({ start, answer }: StepsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const checkout = useCheckout(start, answer, heading);
  const { view, price } = checkout;
  return (
    <div className="wrap buying-page__columns">
      <div className="buying-page__main">
        <CheckoutHead view={view} ref={heading} />
        <CheckoutForm checkout={checkout} />
        {price.kind === 'priced' && <PriceBar quote={price.quote} href="#order" />}
      </div>
      <OrderSummary view={view} price={price} />
    </div>
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
