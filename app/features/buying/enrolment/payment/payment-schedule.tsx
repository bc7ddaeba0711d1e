import { formatMoney } from '#app/kernel/money.ts';
import { formatDay } from '#app/kernel/days.ts';
import type { PaymentView, ScheduleLine } from './payment-view.server.ts';
import type { InstalmentStatus } from './order-payments.ports.ts';

/** Lists every payment of the year, and marks the one that this page takes. */
export function PaymentSchedule({ view }: { readonly view: PaymentView }) {
  const { number, schedule } = view;
  return (
    <section className="stack stack--6" aria-labelledby="schedule">
      <h2 id="schedule">Your {schedule.length} payments</h2>
      <ol className="card payment-schedule">
        {schedule.map((line) => (
          <Line key={line.number} {...line} isShown={line.number === number} />
        ))}
      </ol>
    </section>
  );
}

const statuses: Readonly<Record<InstalmentStatus, string>> = {
  paid: 'Paid',
  due: 'Due now',
  overdue: 'Overdue',
  later: 'Later',
};

/** @param isShown on this page */
function Line({ isShown, ...line }: ScheduleLine & { readonly isShown: boolean }) {
  const { number, dueDay, amount, status, path, receiptPath } = line;
  return (
    <li
      className={`payment-schedule__line payment-schedule__line--${status}`}
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
      <p className="payment-schedule__amount tabular strong">{formatMoney(amount)}</p>
      <p className="note">Due {formatDay(dueDay)}</p>
      <p className="note payment-schedule__status">{statuses[status]}</p>
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
