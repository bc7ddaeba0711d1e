import { formatMoney } from '#app/kernel/money/format-money.ts';
import { perPayment } from '../prices/per-payment.ts';
import { BuyerDrawing } from '../quote/buyer-drawing.tsx';
import type { PaymentView } from './payment-view.ts';

/** What is being paid for: plan and price, and nobody's name. */
export function PaymentSummary({ view }: { readonly view: PaymentView }) {
  const { amount, buyer, planName, forWords, lives, reference, pay, payments, state } = view;
  return (
    <section className="quote-summary on-deep" aria-labelledby="payment-summary">
      <BuyerDrawing buyer={buyer} />
      <div className="quote-summary__words">
        <h2 id="payment-summary" className="quote-summary__title">
          Your enrolment, {planName}
        </h2>
        {amount && (
          <p className="quote-summary__price">
            <strong>{formatMoney(amount)}</strong> {perPayment[pay]}
          </p>
        )}
        <dl className="price-lines">
          <Line label="Reference" text={reference} />
          <Line label="Cover for" text={forWords} />
          {lives !== undefined && lives > 1 && <Line label="People" text={String(lives)} />}
          {payments > 1 && (
            <Line
              label={state === 'success' ? 'Paid' : 'Due now'}
              text={`the first of ${payments} payments`}
            />
          )}
        </dl>
      </div>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly text: string;
}

function Line({ label, text }: LineProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
