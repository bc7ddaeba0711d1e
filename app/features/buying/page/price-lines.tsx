import { formatMoney } from '#app/kernel/money.ts';
import type { PriceList } from '../prices/price-list.ts';
import { findSeniorNote, sumLines } from '../prices/price-words.ts';
import type { Quote } from '../quote/price/quote.ts';

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
      <dl className="price-lines">
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
