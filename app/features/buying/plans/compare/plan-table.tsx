/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role
   -- roles are written out, because phones lay the rows out as a label above two values, and browsers
   then forget that this is a table */
import type { ReactNode } from 'react';
import type { TierId } from '../../prices/price-list.ts';
import { Price } from '../../prices/price.tsx';
import type { Tier } from '../catalogue.types.ts';
import {
  isSameFor,
  priceCell,
  valueFor,
  type PlanPair,
  type PlanRow,
  type PlanValue,
  type PriceRow,
} from './plan-rows.ts';

interface PlanRows {
  readonly name?: string;
  readonly rows: readonly (PlanRow | PriceRow)[];
}

interface PlanTableProps {
  readonly caption: string;
  readonly groups: readonly PlanRows[];
  readonly tiers: readonly Pick<Tier, 'id' | 'name'>[];
  /** The highlighted column. */
  readonly marked?: TierId | undefined;
  /** Why it is: a colour alone does not say. */
  readonly markedAs?: string;
  /** The two columns that phones begin with, where there are more. */
  readonly pair?: PlanPair;
  readonly onlyDifferences?: boolean;
  /** Shown above the names of the rows. */
  readonly corner?: ReactNode;
  readonly renderHead: (tier: Pick<Tier, 'id' | 'name'>) => ReactNode;
}

/** A column for each plan; phones show two, chosen without scripts, below the name of each row. */
export function PlanTable(props: PlanTableProps) {
  const { caption, groups, tiers, marked, markedAs, pair, corner, renderHead } = props;
  const table = (
    <table className={tableClass(props)} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell">{corner}</td>
          {tiers.map((tier) => (
            <th
              key={tier.id}
              role="columnheader"
              scope="col"
              className={columnClass(props, tier.id)}
            >
              {markedAs !== undefined && tier.id === marked && (
                <span className="plan-table__tag">{markedAs}</span>
              )}
              {renderHead(tier)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <Group key={group.name ?? ''} group={group} table={props} />
      ))}
    </table>
  );
  if (!pair) return table;
  return (
    <div className="plan-pair">
      <PairControls {...props} pair={pair} />
      {table}
    </div>
  );
}

function tableClass({ tiers, markedAs }: PlanTableProps): string {
  const names = [
    'plan-table',
    tiers.length === 1 && 'plan-table--single',
    markedAs !== undefined && 'plan-table--tagged',
  ];
  return names.filter(Boolean).join(' ');
}

function columnClass({ marked }: PlanTableProps, tier: TierId): string | undefined {
  return tier === marked ? 'plan-table__best' : undefined;
}

/** The styles show the columns that are chosen here. */
function PairControls({ caption, tiers, pair }: PlanTableProps & { pair: PlanPair }) {
  return (
    <fieldset className="plan-pair__choice no-print" aria-label={`Plans shown: ${caption}`}>
      {(['first', 'second'] as const).map((name, at) => (
        <label key={name} className="field field--select">
          {at === 0 ? 'First plan' : 'Second plan'}
          <select name={name} defaultValue={pair[at]}>
            {tiers.map((tier) => (
              <option key={tier.id} value={tier.id}>
                {tier.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function Group({ group, table }: { readonly group: PlanRows; readonly table: PlanTableProps }) {
  const { tiers, pair, onlyDifferences } = table;
  const all = tiers.map(({ id }) => id);
  const shown = group.rows.filter((row) => !onlyDifferences || !isSameFor(row, all));
  if (shown.length === 0) return null;
  const isSamePair = (row: PlanRow | PriceRow) => onlyDifferences && pair && isSameFor(row, pair);
  return (
    <tbody role="rowgroup">
      {group.name !== undefined && (
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
      )}
      {shown.map((row) => (
        <tr key={row.name} role="row" className={isSamePair(row) ? 'plan-table__alike' : undefined}>
          <th role="rowheader" scope="row">
            {row.name}
            {'hint' in row && <small>{row.hint}</small>}
          </th>
          {tiers.map(({ id }) => (
            <td key={id} role="cell" className={columnClass(table, id)}>
              {'query' in row ? (
                <Price {...priceCell(row, id)} />
              ) : (
                <Value value={valueFor(row, id)} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { readonly value: PlanValue }) {
  if (value === false) return <Sign kind="dash" words="Not covered" />;
  if (value === true) return <Sign kind="tick" words="Covered" />;
  if (typeof value === 'string') return value;
  return (
    <>
      <Value value={value.value} />
      <small>{value.wait}</small>
    </>
  );
}

/** Drawn by CSS, because 40 SVG icons would outweigh the rest of the table. */
function Sign({ kind, words }: { readonly kind: 'tick' | 'dash'; readonly words: string }) {
  return (
    <span className={kind}>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
