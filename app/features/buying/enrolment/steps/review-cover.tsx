import { formatDay } from '#app/kernel/days.ts';
import { PriceLines } from '../../page/price-lines.tsx';
import type { CheckoutView, ReviewCover as Cover } from '../checkout.ts';

interface ReviewCoverProps {
  readonly cover: Cover;
  readonly view: CheckoutView;
}

/** Shows the sum, the first day of cover, the waiting periods and the exclusions of the plan. */
export function ReviewCover({ cover, view: { plan, price, prices } }: ReviewCoverProps) {
  const { exclusions, crisisNote, missing, waits, firstDay } = cover;
  return (
    <>
      {price.kind === 'priced' && (
        <section className="review-step__section">
          <h2>Price</h2>
          <PriceLines quote={price.quote} prices={prices} />
        </section>
      )}
      <section className="review-step__section">
        <h2>First day of cover</h2>
        <p>
          If your payment arrives today, cover starts on <strong>{formatDay(firstDay)}</strong> at
          the latest. A public holiday can move it by a day. We’ll confirm the date by email.
        </p>
      </section>
      <section className="review-step__section">
        <h2>Waiting periods on {plan.name}</h2>
        <p>From the first day of cover:</p>
        <dl>
          {waits.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="review-step__section">
        <h2>What {plan.name} doesn’t cover</h2>
        <ul>
          {exclusions.map((exclusion) => (
            <li key={exclusion}>{exclusion}</li>
          ))}
        </ul>
        {missing !== undefined && (
          <p>
            {plan.name} doesn’t cover {missing} either.
          </p>
        )}
        <p>{crisisNote}</p>
      </section>
    </>
  );
}
