import { formatMoney } from '#app/kernel/format-money.ts';
import { SummaryPanel, SummaryPrice } from '../../page/summary-panel.tsx';
import { perPayment } from '../../prices/choices.ts';
import type { PaymentView } from './payment-view.ts';

/** Shows the plan and price being paid for, and nobody's name. */
export function PaymentSummary({ view }: { readonly view: PaymentView }) {
  const {
    amount,
    buyer,
    planName,
    forWords,
    lives = 1,
    reference,
    pay,
    number,
    schedule,
    state,
  } = view;
  const payments = schedule.length;
  const lines = [
    ['Reference', reference],
    ['Cover for', forWords],
    ...(lives > 1 ? [['People', String(lives)]] : []),
    ...(payments > 1 && state !== 'closed' ? [['This payment', `${number} of ${payments}`]] : []),
  ];
  return (
    <SummaryPanel id="payment-summary" title={`Your order, ${planName}`} buyer={buyer}>
      {amount && <SummaryPrice price={formatMoney(amount)} period={perPayment[pay]} />}
      <dl className="price-lines">
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </SummaryPanel>
  );
}
