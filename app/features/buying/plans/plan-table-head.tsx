import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { InstalmentId } from '../prices/price-list.ports.ts';
import type { PriceCell } from '../prices/price-cell.ts';
import { perPayment } from '../prices/per-payment.ts';
import { Price } from '../prices/price.tsx';
import type { Tier } from './catalogue.ports.ts';
import { buyPath, planPath } from './plan-paths.ts';

interface PlanTableHeadProps {
  readonly tier: Tier;
  readonly price: PriceCell | undefined;
  readonly pay: InstalmentId;
  readonly isRecommended: boolean;
}

/** Name and price above a column, and the way to get that plan. */
export function PlanTableHead({ tier, price, pay, isRecommended }: PlanTableHeadProps) {
  return (
    <div className="plan-table-head">
      <a href={planPath(tier.id)} className="plan-table-head__name">
        {tier.name}
      </a>
      <span>
        <span className="plan-table-head__price">{price && <Price {...price} />}</span>{' '}
        <small>{perPayment[pay]}</small>
      </span>
      <ButtonLink small href={buyPath(tier.id)} kind={isRecommended ? 'primary' : 'secondary'}>
        Get {tier.name}
      </ButtonLink>
    </div>
  );
}
