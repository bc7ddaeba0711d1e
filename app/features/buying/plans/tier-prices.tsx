import type { PlanPageData, CoverData } from './plan-page-data.ts';
import { planPath } from './plan-paths.ts';
import { usualPair } from './compare/plan-rows.ts';
import { PlanTable } from './compare/plan-table.tsx';

interface TierPricesProps extends Pick<CoverData, 'tiers' | 'recommended'> {
  readonly table: NonNullable<PlanPageData['priceTable']>;
}

/** Shows the plans' prices for this page's buyer. */
export function TierPrices({ table, tiers, recommended }: TierPricesProps) {
  return (
    <PlanTable
      caption="Prices"
      groups={[{ rows: table.prices }]}
      tiers={tiers}
      marked={recommended}
      markedAs="Recommended"
      pair={usualPair(recommended)}
      corner={table.label}
      renderHead={({ id, name }) => <a href={planPath(id)}>{name}</a>}
    />
  );
}

type WaitsTableProps = Pick<CoverData, 'waits' | 'tiers' | 'recommended'>;

export function WaitsTable({ waits, tiers, recommended }: WaitsTableProps) {
  return (
    <PlanTable
      caption="Waiting periods"
      groups={[{ rows: waits }]}
      tiers={tiers}
      {...(tiers.length > 2 && { pair: usualPair(recommended) })}
      corner="From the start of cover"
      renderHead={({ name }) => <strong>{name}</strong>}
    />
  );
}
