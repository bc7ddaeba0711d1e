import { formatMoney } from '#app/kernel/money.ts';
import { useSite } from '#app/site/use-site.ts';
import { PlanCard } from '../../page/plan-card.tsx';
import { perPayment } from '../../prices/price-list.ts';
import type { PaymentView } from './payment-view.server.ts';

/** Shows the plan and price being paid for, and nobody's name. */
export function OrderCard({ view }: { readonly view: PaymentView }) {
  const { amount, tier, planName, forWords, lives = 1, number, pay, isRegular, state } = view;
  const payments = view.schedule.length;
  const lines = [
    ['Cover for', forWords],
    ...(lives > 1 ? [['People', String(lives)]] : []),
    ...(payments > 1 && state !== 'closed' ? [['This payment', `${number} of ${payments}`]] : []),
  ];
  return (
    <section className="order-card" aria-labelledby="order-card">
      <PlanCard tier={tier}>
        <p className="small strong">{useSite().identity.name}</p>
        <h2 id="order-card">
          <span className="visually-hidden">Your order, </span>
          {planName}
        </h2>
        <p className="order-card__price">
          {amount ? (
            <>
              <strong>{formatMoney(amount)}</strong>{' '}
              {isRegular ? perPayment[pay] : 'for this payment'}
            </>
          ) : (
            'Price to be agreed'
          )}
        </p>
        <dl className="row order-card__lines">
          {lines.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="strong">{text}</dd>
            </div>
          ))}
        </dl>
      </PlanCard>
    </section>
  );
}
