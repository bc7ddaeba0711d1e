import type { TierId } from '../prices/price-list.ts';
import { Price } from '../prices/price.tsx';
import type { PlanPageData, CoverData } from './plan-page-data.ts';
import { planPath } from './plan-paths.ts';
import { priceCell, textFor } from './compare/plan-rows.ts';
import type { WordRow } from './compare/plan-table-data.ts';

interface TierPricesProps {
  readonly table: NonNullable<PlanPageData['priceTable']>;
  readonly tiers: PlanPageData['cover']['tiers'];
  readonly recommended: TierId;
}

/** Shows the plans' prices for this page's buyer, and their main limits. */
export function TierPrices({ table, tiers, recommended }: TierPricesProps) {
  const mark = (id: TierId) => (id === recommended ? 'tier-prices__best' : undefined);
  return (
    // Focusable, because it scrolls on narrow screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="data-table tier-prices" aria-label="Table: prices and limits" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{table.label}</th>
            {tiers.map(({ id, name }) => (
              <th scope="col" key={id} className={mark(id)}>
                <a href={planPath(id)}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.prices.map((row) => (
            <tr key={row.label} className="tier-prices__price">
              <th scope="row">{row.label}</th>
              {tiers.map(({ id }) => (
                <td key={id} className={mark(id)}>
                  <Price {...priceCell(row, id)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          {table.limits.map(({ label, texts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {tiers.map(({ id }) => (
                <td key={id} className={mark(id)}>
                  {textFor(texts, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WaitsTableProps {
  readonly rows: readonly WordRow[];
  readonly tiers: CoverData['tiers'];
}

/** Shows the waiting periods of the plans. */
export function WaitsTable({ rows, tiers }: WaitsTableProps) {
  return (
    // Focusable, because it scrolls on narrow screens.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="data-table waits-table" aria-label="Table: waiting periods" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">From the start of cover</th>
            {tiers.map(({ id, name }) => (
              <th scope="col" key={id}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, texts }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {tiers.map(({ id }) => (
                <td key={id}>{textFor(texts, id)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
