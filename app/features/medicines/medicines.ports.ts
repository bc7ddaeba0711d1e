import type { PlanId } from '#app/features/providers/directory/plan-bands.ts';
import type { MedicinesSource } from './medicines.schema.ts';

type CoverSource = MedicinesSource['covers'][number];
type GroupSource = MedicinesSource['groups'][number];
type MedicineSource = GroupSource['medicines'][number];

/** A medicine with what its cover pays. */
export interface Medicine extends Readonly<Omit<MedicineSource, 'cover' | 'plans' | 'limit'>> {
  /** The plans that pay for it, the smallest first. */
  readonly plans: readonly PlanId[];
  readonly limit: string;
}

export interface MedicineGroup extends Readonly<Pick<GroupSource, 'id' | 'title'>> {
  /** By name. */
  readonly medicines: readonly Medicine[];
}

/** One way of paying for medicines, and up to what each plan does. */
export interface MedicineCover extends Readonly<Pick<CoverSource, 'id' | 'title' | 'limit'>> {
  /** The plans that pay; a text is empty where the plan has no limit of its own. */
  readonly plans: readonly { readonly plan: PlanId; readonly text: string }[];
}

export interface MedicinesPage extends Readonly<Omit<MedicinesSource, 'covers' | 'groups'>> {
  readonly covers: readonly MedicineCover[];
  readonly groups: readonly MedicineGroup[];
}

export interface FoundMedicines {
  /** The likeliest first; may be none. */
  readonly medicines: readonly Medicine[];
  /** False when none of them has all the words as they were typed. */
  readonly isExact: boolean;
}

/** Which plans pay for which medicines; implemented by the server. */
export interface Medicines {
  readonly page: MedicinesPage;
  /** Finds medicines by generic name, brand or use; forgives wrong spelling. */
  readonly find: (words: string) => FoundMedicines;
}
