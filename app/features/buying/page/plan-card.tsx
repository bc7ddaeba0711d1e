import type { ReactNode } from 'react';
import { tierIds, type TierId } from '../prices/price-list.ts';

interface PlanCardProps {
  readonly tier: TierId;
  readonly children: ReactNode;
}

/** A card in the metal of a plan, with as many rings of dots around its sun as the plan's rank. */
export function PlanCard({ tier, children }: PlanCardProps) {
  const rings = tierIds.slice(0, tierIds.indexOf(tier) + 1);
  return (
    <div className={`picture plan-card plan-card--${tier}`}>
      <svg className="plan-card__sun" viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="26" />
        {rings.map((ring, at) => (
          <circle
            key={ring}
            className="plan-card__ring"
            r={42 + at * 17}
            pathLength={16 + at * 6}
          />
        ))}
      </svg>
      {children}
    </div>
  );
}
