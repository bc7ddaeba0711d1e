import { tierIds } from '../prices/price-list.ports.ts';
import type { PlanCatalogue } from './catalogue.ports.ts';
import type { ByTier } from './plan-rows.ts';

/** A line of words, one for each plan. */
export interface WordRow {
  readonly label: string;
  readonly texts: ByTier;
}

/** Every wait there is: the general ones, then those of single benefits. */
export function waitRows(catalogue: PlanCatalogue, isGroup: boolean): WordRow[] {
  const { emergencyDays, illnessDays, groupIllnessDays } = catalogue.cover.NG.waits;
  const ofBenefits = catalogue.benefits
    .flatMap(({ benefits }) => benefits)
    .filter(({ values }) => tierIds.some((tier) => values[tier].afterMonths > 0))
    .map(({ name, values }) => ({
      label: name,
      texts: tierIds.map((tier) =>
        values[tier].isCovered ? waitWords(values[tier].afterMonths, 'month') : 'Not covered',
      ),
    }));
  return [
    sameForAll('Accidents and emergencies', emergencyDays),
    sameForAll('Any other illness', isGroup ? groupIllnessDays : illnessDays),
    ...ofBenefits,
  ];
}

function sameForAll(label: string, days: number): WordRow {
  return { label, texts: tierIds.map(() => waitWords(days, 'day')) };
}

function waitWords(count: number, unit: 'day' | 'month'): string {
  if (count === 0) return 'None';
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`;
}
