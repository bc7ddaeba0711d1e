import { DataTable } from '#app/ui/table/data-table.tsx';
import type { TierId } from '../prices/price-list.ts';
import { Price } from '../prices/price.tsx';
import type { PlanPageData, CoverData } from './plan-page-data.ts';
import { planPath } from './plan-paths.ts';
import { priceCell, textFor } from './compare/plan-rows.ts';

interface TierPricesProps {
  readonly table: NonNullable<PlanPageData['priceTable']>;
  readonly tiers: CoverData['tiers'];
  readonly recommended: TierId;
}

/** Shows the plans' prices for this page's buyer, and their main limits. */
export function TierPrices({ table, tiers, recommended }: TierPricesProps) {
  const links = tiers.map(({ id, name }) => (
    <a key={id} href={planPath(id)}>
      {name}
    </a>
  ));
  const prices = table.prices.map((row) => ({
    label: row.label,
    cells: tiers.map(({ id }) => <Price key={id} {...priceCell(row, id)} />),
  }));
  const limits = table.limits.map(({ label, texts }) => ({
    label,
    cells: tiers.map(({ id }) => textFor(texts, id)),
  }));
  return (
    <DataTable
      label="prices and limits"
      className="data-table tier-table tier-prices"
      heads={[table.label, ...links]}
      groups={[prices, limits]}
      marked={tiers.findIndex(({ id }) => id === recommended)}
    />
  );
}

export function WaitsTable({ waits, tiers }: Pick<CoverData, 'waits' | 'tiers'>) {
  const rows = waits.map(({ label, texts }) => ({
    label,
    cells: tiers.map(({ id }) => textFor(texts, id)),
  }));
  return (
    <DataTable
      label="waiting periods"
      className="data-table tier-table waits-table"
      heads={['From the start of cover', ...tiers.map(({ name }) => name)]}
      groups={[rows]}
    />
  );
}
