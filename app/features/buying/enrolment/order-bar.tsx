import { formatMoney } from '#app/kernel/money/format-money.ts';
import { goTo } from '../quote/go-to.ts';
import { perPayment } from '../quote/quote-words.ts';
import type { CheckoutPrice } from './checkout.ts';

/** On phones: the price at the foot of the window while the form is on screen. */
export function OrderBar({ price }: { readonly price: CheckoutPrice }) {
  if (price.kind !== 'priced') return null;
  const { payment } = price.quote;
  return (
    <div className="price-bar on-deep">
      <p>
        <strong>{formatMoney(payment.each)}</strong> {perPayment[payment.id]}
      </p>
      <a href="#order" onClick={goTo}>
        See the sum
      </a>
    </div>
  );
}
