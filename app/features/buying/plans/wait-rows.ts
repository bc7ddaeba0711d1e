import { tierIds, type TierId } from '../prices/price-list.ports.ts';
import type { PlanCatalogue } from './catalogue.ports.ts';
import { byTier } from './plan-table-data.ts';

/** How long a new member waits for something, on each plan. */
export interface WaitRow {
  readonly label: string;
  readonly cells: Readonly<Record<TierId, string>>;
}

/** Every wait there is: the general ones, then those of single benefits. */
export function waitRows(catalogue: PlanCatalogue, isGroup: boolean): WaitRow[] {
  const { emergencyDays, illnessDays, groupIllnessDays } = catalogue.cover.waits;
  const ofBenefits = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => tierIds.some((tier) => values[tier].afterMonths > 0))
    .map(({ name, values }) => ({
      label: name,
      cells: byTier((tier) =>
        values[tier].isCovered ? waitWords(values[tier].afterMonths, 'month') : 'Not covered',
      ),
    }));
  return [
    sameForAll('Accidents and emergencies', emergencyDays),
    sameForAll('Any other illness', isGroup ? groupIllnessDays : illnessDays),
    ...ofBenefits,
  ];
}

function sameForAll(label: string, days: number): WaitRow {
  return { label, cells: byTier(() => waitWords(days, 'day')) };
}

function waitWords(count: number, unit: 'day' | 'month'): string {
  if (count === 0) return 'None';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
