/* oxlint-disable react/no-array-index-key -- rows and columns never move */
import type { ReactNode } from 'react';

interface Row {
  readonly label: string;
  readonly cells: readonly ReactNode[];
}

interface DataTableProps {
  /** What it is about, for screen readers. */
  readonly label: string;
  /** With `data-table` in it. */
  readonly className?: string;
  readonly caption?: string;
  /** Of the columns, the labels' first. */
  readonly heads: readonly ReactNode[];
  /** Set apart from each other. */
  readonly groups: readonly (readonly Row[])[];
  /** The column that stands out, not counting the labels. */
  readonly marked?: number;
}

/** A table of facts, which scrolls by itself where it is too wide: so it takes the focus. */
export function DataTable(props: DataTableProps) {
  const { label, className = 'data-table', caption, heads, groups, marked } = props;
  const mark = (at: number) => (at === marked ? 'data-table__marked' : undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={className} aria-label={`Table: ${label}`} tabIndex={0}>
      <table>
        {caption !== undefined && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((head, at) => (
              <th key={at} scope="col" className={mark(at - 1)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map((rows, group) => (
          <tbody key={group}>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.cells.map((cell, at) => (
                  <td key={at} className={mark(at)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
