import { ButtonLink } from '#app/ui/button/button-link.tsx';
import type { InstalmentId } from '../../prices/price-list.types.ts';
import type { PriceCell } from './plan-rows.ts';
import { perPayment } from '../../prices/choices.ts';
import { Price } from '../../prices/price.tsx';
import type { Tier } from '../catalogue.types.ts';
import { buyPath, planPath } from '../plan-paths.ts';

interface PlanTableHeadProps {
  readonly tier: Tier;
  readonly price: PriceCell | undefined;
  readonly pay: InstalmentId;
  readonly isRecommended: boolean;
}

/** Shows a plan's name and price above its column, with a link to the calculator. */
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
        Price {tier.name}
      </ButtonLink>
    </div>
  );
}
