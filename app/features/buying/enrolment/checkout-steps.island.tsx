import { useRef } from 'react';
import { PriceBar } from '../quote/price-bar.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutHead } from './checkout-head.tsx';
import type { CheckoutView } from './checkout.ts';
import { OrderSummary } from './order-summary.tsx';
import { useCheckout } from './use-checkout.ts';
import type { Seller } from './use-seller.ts';

interface CheckoutStepsProps {
  /** The step that the page comes with. */
  readonly first: CheckoutView;
  /** It answers a step that was sent without scripts. */
  readonly isAnswered: boolean;
  readonly seller: Seller;
}

/** Buying one plan: a step as a form, and the order beside it. */
export function CheckoutSteps({ first, isAnswered, seller }: CheckoutStepsProps) {
  const { edition, phone } = seller;
  const heading = useRef<HTMLHeadingElement>(null);
  const checkout = useCheckout({ first, isAnswered, edition }, heading);
  const { view, price } = checkout;
  return (
    <div className="wrap buying-page__columns">
      <div className="buying-page__main">
        <CheckoutHead view={view} edition={edition} ref={heading} />
        <CheckoutForm checkout={checkout} seller={seller} />
        {price.kind === 'priced' && <PriceBar quote={price.quote} href="#order" />}
      </div>
      <OrderSummary view={view} price={price} phone={phone} />
    </div>
  );
}
