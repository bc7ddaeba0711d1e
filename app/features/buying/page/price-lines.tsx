import { formatMoney } from '#app/kernel/money.ts';
import { perPayment, type PriceList } from '../prices/price-list.ts';
import { findSeniorNote, sumLines } from '../prices/price-words.ts';
import type { Quote } from '../party/price-party.ts';
import { scrollToTarget } from './scroll-to-target.ts';

interface PriceLinesProps {
  readonly quote: Quote;
  readonly prices: PriceList;
}

/** Shows how the price of a year adds up. */
export function PriceLines({ quote, prices }: PriceLinesProps) {
  const { payments, each, yearTotal } = quote.payment;
  const seniorNote = findSeniorNote(quote, prices);
  return (
    <>
      <dl className="facts price-lines">
        {sumLines(quote, prices).map(({ label, amount, isTotal }) => (
          <div key={label} className={isTotal ? 'price-lines__total' : undefined}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
        {payments > 1 && (
          <div>
            <dt>
              {payments} payments of {formatMoney(each)}
            </dt>
            <dd>{formatMoney(yearTotal)}</dd>
          </div>
        )}
      </dl>
      {seniorNote !== undefined && <p>{seniorNote}</p>}
    </>
  );
}

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
        See details
      </a>
    </div>
  );
}
