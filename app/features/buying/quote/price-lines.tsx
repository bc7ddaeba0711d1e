import { formatDay } from '#app/kernel/days/format-day.ts';
import { formatMoney } from '#app/kernel/money/format-money.ts';
import type { PriceList } from '../prices/price-list.ports.ts';
import { lineLabel, rateWords } from './quote-words.ts';
import type { Quote } from './quote.ts';

interface PriceLinesProps {
  readonly quote: Quote;
  readonly prices: PriceList;
}

/** The year's sum, line by line. */
export function PriceLines({ quote, prices }: PriceLinesProps) {
  const { lines, rate, yearly, yearlyNaira, payment } = quote;
  const rateText = rateWords(quote);
  return (
    <dl className="price-lines">
      {lines.map((line) => (
        <div key={`${line.kind}${line.kind === 'people' ? line.band : ''}`}>
          <dt>{lineLabel(line, prices)}</dt>
          <dd>{formatMoney(line.amount)}</dd>
        </div>
      ))}
      {rate && (
        <>
          <div>
            <dt>Subtotal in naira</dt>
            <dd>{formatMoney(yearlyNaira)}</dd>
          </div>
          <div>
            <dt>
              Converted at {rateText} ({formatDay(rate.day)}), rounded to whole{' '}
              {rate.currency === 'USD' ? 'dollars' : 'pounds'}
            </dt>
            <dd>{formatMoney(yearly)}</dd>
          </div>
        </>
      )}
      <div className="price-lines__total">
        <dt>Total for one year</dt>
        <dd>{formatMoney(yearly)}</dd>
      </div>
      {payment.payments > 1 && (
        <div>
          <dt>
            {payment.payments} payments of {formatMoney(payment.each)}
          </dt>
          <dd>{formatMoney(payment.yearTotal)}</dd>
        </div>
      )}
    </dl>
  );
}
