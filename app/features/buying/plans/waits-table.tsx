import type { CoverData } from './plan-page-data.ts';
import { textFor } from './plan-rows.ts';
import type { WordRow } from './wait-rows.ts';

interface WaitsTableProps {
  readonly rows: readonly WordRow[];
  readonly tiers: CoverData['tiers'];
}

/** How long a new member waits for what. */
export function WaitsTable({ rows, tiers }: WaitsTableProps) {
  return (
    // It scrolls where it is too wide, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="waits-table" aria-label="Table: waiting periods" tabIndex={0}>
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
