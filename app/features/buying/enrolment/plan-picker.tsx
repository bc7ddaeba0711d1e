import { Icon } from '#app/ui/icon/icon.tsx';
import { PlanCard } from '../page/plan-card.tsx';
import { checkoutPath } from '../plans/plan-paths.ts';
import { Price } from '../prices/price.tsx';
import type { PlanOffers } from './plan-offers.server.ts';

interface PlanPickerProps {
  readonly plans: PlanOffers;
  /** The calculator's query, passed on to the checkout. */
  readonly query?: string;
}

/** Lists the plans with their prices, each linked to its checkout. */
export function PlanPicker({ plans, query = '' }: PlanPickerProps) {
  return (
    <section className="stack stack--6 plan-picker above-6" aria-labelledby="plans">
      <h2 id="plans">Choose a plan</h2>
      <ul className="grid grid--4 plan-picker__plans">
        {plans.tiers.map(({ id, name, suits, price }) => (
          <li key={id} className="card card-link">
            <PlanCard tier={id}>
              <h3 className="medium-title">{name}</h3>
            </PlanCard>
            <p className="plan-picker__suits muted">{suits}</p>
            <p className="plan-picker__price small">
              From{' '}
              <strong className="block display-name small-title">
                <Price {...price} />
              </strong>{' '}
              a year for one adult
            </p>
            <a className="tall-link strong" href={checkoutPath(id, query)}>
              Buy {name}
              <Icon name="arrow-right" size={20} />
            </a>
          </li>
        ))}
      </ul>
      <p className="fine-print">{plans.note}</p>
    </section>
  );
}
