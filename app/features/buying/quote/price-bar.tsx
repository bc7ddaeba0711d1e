import { formatMoney } from '#app/kernel/money/format-money.ts';
import { goTo } from './go-to.ts';
import { perPayment } from '../prices/per-payment.ts';
import type { Quote } from './quote.ts';

interface PriceBarProps {
  readonly quote: Quote;
  /** The part of the page where the price is explained. */
  readonly href: string;
}

/** On phones: the price at the foot of the window while the form is on screen. */
export function PriceBar({ quote: { payment }, href }: PriceBarProps) {
  return (
    <div className="price-bar on-deep">
      <p>
        <strong>{formatMoney(payment.each)}</strong> {perPayment[payment.id]}
      </p>
      <a href={href} onClick={goTo}>
        See how it’s worked out
      </a>
    </div>
  );
}
