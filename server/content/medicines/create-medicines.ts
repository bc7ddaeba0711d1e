import { join } from 'node:path';
import { contentFiles } from '#app/content-files.ts';
import type { BenefitValue, PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import type {
  Medicine,
  MedicineCover,
  MedicinesPage,
} from '#app/features/medicines/medicines.ports.ts';
import type { MedicinesSource } from '#app/features/medicines/medicines.schema.ts';
import { planIds, type PlanId } from '#app/features/providers/directory/plan-bands.ts';
import { ContentError } from '#server/content/parse-yaml.ts';

type CoverSource = MedicinesSource['covers'][number];
type MedicineSource = MedicinesSource['groups'][number]['medicines'][number];
type Plans = Pick<PlanCatalogue, 'benefits'>;

/** Finishes the medicines of an edition. @throws ContentError naming the file */
export function createMedicines(
  contentFolder: string,
  source: MedicinesSource,
  plans: Plans,
): MedicinesPage {
  const file = join(contentFolder, contentFiles.medicines.path);
  const covers = source.covers.map((cover) => finishCover(file, cover, plans));
  const coverOf = (id: string) => covers.find((cover) => cover.id === id);
  return {
    ...source,
    covers,
    groups: source.groups.map((group) => ({
      id: group.id,
      title: group.title,
      medicines: group.medicines
        .map((medicine) => finishMedicine(file, medicine, coverOf(medicine.cover ?? group.cover)))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    })),
  };
}

function finishCover(file: string, cover: CoverSource, { benefits }: Plans): MedicineCover {
  const { id, title, limit, benefit, plans } = cover;
  const values = benefits
    .flatMap((group) => group.benefits)
    .find((one) => one.id === benefit)?.values;
  if (benefit !== undefined && !values) {
    throw new ContentError(`${file}: cover ${id}: plans/benefits.yaml has no benefit ${benefit}`);
  }
  const paying = planIds.filter((plan) => values?.[plan].isCovered);
  return {
    id,
    title,
    limit,
    plans: narrow(file, `cover ${id}`, paying, plans).map((plan) => ({
      plan,
      text: values ? describeValue(values[plan]) : '',
    })),
  };
}

function finishMedicine(
  file: string,
  { cover: _ofGroup, plans, limit, ...medicine }: MedicineSource,
  cover: MedicineCover | undefined,
): Medicine {
  const paying = cover?.plans.map(({ plan }) => plan) ?? [];
  return {
    ...medicine,
    plans: narrow(file, medicine.name, paying, plans),
    limit: limit ?? cover?.limit ?? '',
  };
}

/** Takes some of the plans that pay. @throws ContentError for one that has not the benefit */
function narrow(
  file: string,
  subject: string,
  paying: readonly PlanId[],
  chosen: readonly PlanId[] = paying,
): readonly PlanId[] {
  const other = chosen.find((plan) => !paying.includes(plan));
  if (other !== undefined) {
    throw new ContentError(`${file}: ${subject}: ${other} does not have the benefit of its cover`);
  }
  return paying.filter((plan) => chosen.includes(plan));
}

/** Empty where the benefit has neither limit nor wait. */
function describeValue({ text, afterMonths }: BenefitValue): string {
  const limit = text.charAt(0).toLowerCase() + text.slice(1);
  const wait = afterMonths > 0 ? `after ${afterMonths} months` : '';
  return [limit, wait].filter(Boolean).join(', ');
}
