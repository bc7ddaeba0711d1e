import type { Example } from '#app/ui/example.ts';
import { DataTable } from './data-table.tsx';

/** A ruled head, then a row for each thing. */
export const examples: Example[] = [
  {
    name: 'Prices',
    node: (
      <DataTable
        label="prices"
        heads={['Plan', 'A year']}
        rows={[{ label: 'Gold', cells: ['₦255,000'] }]}
      />
    ),
  },
];
