import { formatMoney } from '#app/kernel/money.ts';
import { scrollToTarget } from './step-list.tsx';
import { perPayment } from '../prices/price-list.ts';
import type { Quote } from '../quote/price/quote.ts';

interface PriceBarProps {
  readonly quote: Quote;
  readonly href: string;
}

/** Shows the price at the foot of the window on phones, while the form is on screen. */
export function PriceBar({ quote: { payment }, href }: PriceBarProps) {
  return (
    <div className="price-bar on-deep">
      <p>
        <strong>{formatMoney(payment.each)}</strong> {perPayment[payment.id]}
      </p>
      <a href={href} onClick={scrollToTarget}>
        See how it’s worked out
      </a>
    </div>
  );
}
