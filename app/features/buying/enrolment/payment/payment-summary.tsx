import { formatMoney } from '#app/kernel/money.ts';
import { formatDay } from '#app/kernel/days.ts';
import { SummaryPanel, SummaryPrice } from '../../page/summary-panel.tsx';
import { perPayment } from '../../prices/price-list.ts';
import type { PaymentView, ScheduleLine } from './payment-view.server.ts';
import type { InstalmentStanding } from './order-payments.ports.ts';

/** Shows the plan and price being paid for, and nobody's name. */
export function PaymentSummary({ view }: { readonly view: PaymentView }) {
  const { amount, planName, forWords, lives = 1, reference, pay, isRegular, state } = view;
  const payments = view.schedule.length;
  const lines = [
    ['Reference', reference],
    ['Cover for', forWords],
    ...(lives > 1 ? [['People', String(lives)]] : []),
    ...(payments > 1 && state !== 'closed'
      ? [['This payment', `${view.number} of ${payments}`]]
      : []),
  ];
  return (
    <SummaryPanel id="payment-summary" title={`Your order, ${planName}`}>
      {amount && (
        <SummaryPrice
          price={formatMoney(amount)}
          period={isRegular ? perPayment[pay] : 'for this payment'}
        />
      )}
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

/** Lists every payment of the year, and marks the one that this page takes. */
export function PaymentSchedule({ view }: { readonly view: PaymentView }) {
  const { number, schedule } = view;
  return (
    <section className="card panel payment-schedule" aria-labelledby="schedule">
      <h2 id="schedule">Your {schedule.length} payments</h2>
      <ol>
        {schedule.map((line) => (
          <Line key={line.number} {...line} isShown={line.number === number} />
        ))}
      </ol>
    </section>
  );
}

const standings: Readonly<Record<InstalmentStanding, string>> = {
  paid: 'Paid',
  due: 'Due now',
  overdue: 'Overdue',
  later: 'Later',
};

/** @param isShown on this page */
function Line({ isShown, ...line }: ScheduleLine & { readonly isShown: boolean }) {
  const { number, dueDay, amount, standing, path, receiptPath } = line;
  return (
    <li
      className={`payment-schedule__line payment-schedule__line--${standing}`}
      aria-current={isShown ? 'true' : undefined}
    >
      <p>
        {isShown ? (
          <strong>Payment {number}, on this page</strong>
        ) : (
          <a className="tall-link" href={path}>
            Payment {number}
          </a>
        )}
      </p>
      <p className="payment-schedule__amount">{formatMoney(amount)}</p>
      <p className="payment-schedule__day">Due {formatDay(dueDay)}</p>
      <p className="payment-schedule__standing">{standings[standing]}</p>
      {receiptPath !== undefined && (
        <p>
          <a className="tall-link" href={receiptPath}>
            Receipt {number} (PDF)
          </a>
        </p>
      )}
    </li>
  );
}
