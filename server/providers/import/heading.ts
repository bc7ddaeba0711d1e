import type {
  ColumnField,
  ColumnMapping,
} from '#app/features/providers/provider-content.schema.ts';
import { compactName } from '../areas.ts';
import { quoted, type ImportProblem } from './value-readers.ts';

/** Column of each field. */
export interface Heading {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<ColumnField, number>;
}

const requiredFields: readonly ColumnField[] = ['name', 'type', 'state'];

/** Maps columns to fields by their headings. */
export function readHeading(
  cells: readonly string[],
  { columns }: ColumnMapping,
): { readonly heading: Heading; readonly problems: readonly ImportProblem[] } {
  const fieldOfName = new Map<string, ColumnField>();
  for (const [field, names] of Object.entries(columns)) {
    for (const name of names) fieldOfName.set(compactName(name), field as ColumnField);
  }
  const places = new Map<ColumnField, number>();
  const problems: ImportProblem[] = [];
  cells.forEach((cell, place) => {
    const field = fieldOfName.get(compactName(cell));
    if (field === undefined) return;
    const before = places.get(field);
    if (before === undefined) places.set(field, place);
    else
      problems.push(
        atHeading(
          `${quoted(cell)} and ${quoted(cells[before] ?? '')} are both headings for the ${field}`,
        ),
      );
  });
  for (const field of requiredFields) {
    if (places.has(field)) continue;
    const names = columns[field].map(quoted).join(', ');
    problems.push(atHeading(`no column for the ${field}; use one of these headings: ${names}`));
  }
  return { heading: { names: cells, places }, problems };
}

function atHeading(reason: string): ImportProblem {
  return { line: 1, column: undefined, reason };
}
