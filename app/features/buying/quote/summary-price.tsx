import { formatMoney } from '#app/kernel/money/format-money.ts';
import { Price } from '../prices/price.tsx';
import { perPayment } from '../prices/per-payment.ts';
import type { PaymentPlan } from './quote.ts';

interface SummaryPriceProps {
  readonly payment: PaymentPlan;
  /** What the price is for. */
  readonly query: string;
}

/** What each payment comes to, large. */
export function SummaryPrice({ payment, query }: SummaryPriceProps) {
  return (
    <p className="quote-summary__price">
      <strong>
        <Price text={formatMoney(payment.each)} query={query} />
      </strong>{' '}
      {perPayment[payment.id]}
    </p>
  );
}
