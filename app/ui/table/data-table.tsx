/* oxlint-disable react/no-array-index-key -- rows and columns never move */
import type { ReactNode } from 'react';

interface Row {
  readonly label: string;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** What it is about, for screen readers. */
  readonly label: string;
  readonly caption?: string;
  /** Of the columns, the labels' first. */
  readonly heads: readonly ReactNode[];
  readonly rows: readonly Row[];
}

/** A table of facts, which scrolls by itself where it is too wide: so it takes the focus. */
export function DataTable({ label, caption, heads, rows }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="data-table" aria-label={`Table: ${label}`} tabIndex={0}>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, at) => (
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
