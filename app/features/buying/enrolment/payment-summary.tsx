import { formatMoney } from '#app/kernel/money/format-money.ts';
import { perPayment } from '../quote/quote-words.ts';
import type { PaymentView } from './payment-view.ts';

/** What is being paid for: plan and price, and nobody's name. */
export function PaymentSummary({ view }: { readonly view: PaymentView }) {
  const { amount, planName, forWords, lives, reference, pay, payments } = view;
  return (
    <section className="payment-summary on-deep" aria-labelledby="payment-summary">
      <h2 id="payment-summary">Your enrolment</h2>
      {amount && (
        <p className="payment-summary__price">
          <strong>{formatMoney(amount)}</strong> {perPayment[pay]}
        </p>
      )}
      <dl>
        <Line label="Reference" text={reference} />
        <Line label="Plan" text={planName} />
        <Line label="Cover for" text={forWords} />
        {lives !== undefined && lives > 1 && <Line label="People" text={String(lives)} />}
        {payments > 1 && <Line label="Due now" text={`the first of ${payments} payments`} />}
      </dl>
    </section>
  );
}

function Line({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
