import { Price } from '../prices/price.tsx';
import type { TierId } from '../prices/price-list.ports.ts';
import type { PlanPageData } from './plan-page-data.ts';
import { priceCell, textFor } from './plan-rows.ts';
import { planPath } from './plan-paths.ts';

interface TierPricesProps {
  readonly table: NonNullable<PlanPageData['priceTable']>;
  readonly tiers: PlanPageData['cover']['tiers'];
  readonly recommended: TierId;
}

/** Prices of the four plans for the people of this page, and their main limits below. */
export function TierPrices({ table, tiers, recommended }: TierPricesProps) {
  const mark = (id: TierId) => (id === recommended ? 'tier-prices__best' : undefined);
  return (
    // It scrolls where it is too wide, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="tier-prices" aria-label="Table: prices and limits" tabIndex={0}>
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
