import { Stylesheet } from '#app/ui/stylesheet.tsx';
import { CheckoutStep } from './checkout-step.tsx';
import checkoutStyles from './checkout.css?inline';
import type { CheckoutView, UnknownPlan } from './checkout.server.ts';
import { PlanPicker, SinglePage } from '../page/single-page.tsx';
import { useSeller } from '../page/sales-contact.ts';

/** Sells one plan step by step; offers all plans when the address names none. */
export function CheckoutPage({ view }: { readonly view: CheckoutView | UnknownPlan }) {
  const seller = useSeller();
  return (
    <article className="page-body buying-page checkout">
      <Stylesheet name="checkout" css={checkoutStyles} />
      {view.kind === 'unknown' ? (
        <SinglePage
          title="We can’t find that plan"
          lead={`We don’t have a plan called “${view.asked}”. Choose one of our plans.`}
        >
          <PlanPicker plans={view.plans} query={view.query} />
        </SinglePage>
      ) : (
        <CheckoutStep view={view} seller={seller} />
      )}
    </article>
  );
}
