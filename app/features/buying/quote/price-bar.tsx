import { formatMoney } from '#app/kernel/money/format-money.ts';
import { goTo } from './go-to.ts';
import type { QuoteState } from './quote-state.ts';
import { perPayment } from './quote-words.ts';

/** On phones: the price at the foot of the window while the form is on screen. */
export function PriceBar({ state }: { readonly state: QuoteState }) {
  const { outcome } = state;
  if (outcome?.kind !== 'priced') return null;
  const { payment } = outcome.quote;
  return (
    <div className="price-bar on-deep">
      <p>
        <strong>{formatMoney(payment.each)}</strong> {perPayment[payment.id]}
      </p>
      <a href="#quote-price" onClick={goTo}>
        See the sum
      </a>
    </div>
  );
}
