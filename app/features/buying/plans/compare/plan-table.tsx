/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- roles are written out, because phones lay the rows out as a label above two values, and browsers
   then forget that this is a table */
import type { ReactNode } from 'react';
import type { TierId } from '../../prices/price-list.ts';
import type { Tier } from '../catalogue.types.ts';
import {
  coveredText,
  isSameFor,
  notCoveredText,
  textFor,
  type BenefitRow,
  type BenefitRows,
} from './plan-rows.ts';

interface PlanTableProps {
  readonly caption: string;
  readonly groups: readonly BenefitRows[];
  readonly tiers: readonly Tier[];
  /** The highlighted column. */
  readonly marked?: TierId | undefined;
  /** The columns shown on phones. */
  readonly pair: readonly TierId[];
  readonly onlyDifferences: boolean;
  /** Shown above the names of the benefits. */
  readonly corner?: ReactNode;
  readonly renderHead: (tier: Tier) => ReactNode;
}

/** Compares the benefits of plans; on phones two of them, below each benefit's name. */
export function PlanTable(props: PlanTableProps) {
  const { caption, groups, tiers, corner, renderHead } = props;
  return (
    <table className={tableClass(props)} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className="plan-table__corner">
            {corner}
          </td>
          {tiers.map((tier) => (
            <th
              key={tier.id}
              role="columnheader"
              scope="col"
              className={columnClass(props, tier.id)}
            >
              {renderHead(tier)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.name} group={group} table={props} />
      ))}
    </table>
  );
}

function tableClass({ marked, pair }: PlanTableProps): string {
  if (pair.length === 1) return 'plan-table plan-table--single';
  if (!marked || !pair.includes(marked)) return 'plan-table';
  return marked === pair[0] ? 'plan-table plan-table--left' : 'plan-table plan-table--right';
}

function columnClass({ marked, pair }: PlanTableProps, tier: TierId): string | undefined {
  const names = [
    ...(tier === marked ? ['plan-table__best'] : []),
    ...(pair.includes(tier) ? [] : ['plan-table__off']),
    ...(tier === pair[1] ? ['plan-table__second'] : []),
  ];
  return names.length > 0 ? names.join(' ') : undefined;
}

function Group({ group, table }: { readonly group: BenefitRows; readonly table: PlanTableProps }) {
  const { tiers, pair, onlyDifferences } = table;
  const all = tiers.map(({ id }) => id);
  const shown = group.rows.filter((row) => !onlyDifferences || !isSameFor(row, all));
  if (shown.length === 0) return null;
  const isSamePair = (row: BenefitRow) => onlyDifferences && isSameFor(row, pair);
  return (
    <tbody role="rowgroup">
      <tr role="row" className={shown.every(isSamePair) ? 'plan-table__alike' : undefined}>
        <th
          role="rowheader"
          scope="rowgroup"
          colSpan={tiers.length + 1}
          className="plan-table__group"
        >
          {group.name}
        </th>
      </tr>
      {shown.map((row) => (
        <tr key={row.name} role="row" className={isSamePair(row) ? 'plan-table__alike' : undefined}>
          <th role="rowheader" scope="row">
            {row.name}
            {row.hint && <small>{row.hint}</small>}
          </th>
          {tiers.map(({ id }) => (
            <td key={id} role="cell" className={columnClass(table, id)}>
              <Value text={textFor(row.texts, id)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ text }: { readonly text: string }) {
  if (text === notCoveredText) return <Sign kind="minus" words="Not covered" />;
  const [value, below] = text.split('\n');
  return (
    <>
      {value === coveredText ? <Sign kind="check" words="Covered" /> : value}
      {below && <small>{below}</small>}
    </>
  );
}

/** Drawn by CSS, because 40 SVG icons would outweigh the rest of the table. */
function Sign({ kind, words }: { readonly kind: 'check' | 'minus'; readonly words: string }) {
  return (
    <span className={`plan-table__${kind}`}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
