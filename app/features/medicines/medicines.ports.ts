import type { PlanId } from '#app/features/providers/directory/plan-bands.ts';
import type { PageHeader } from '#app/site/page-hero/page-header.schema.ts';

export interface Medicine {
  /** The generic name. */
  readonly name: string;
  readonly brands: readonly string[];
  /** What it is for, in a few words. */
  readonly use: string;
  readonly form: string | undefined;
  /** The plans that pay for it, the smallest first. */
  readonly plans: readonly PlanId[];
  readonly limit: string;
}

export interface MedicineGroup {
  readonly id: string;
  readonly title: string;
  /** By name. */
  readonly medicines: readonly Medicine[];
}

/** One way of paying for medicines, and up to what each plan does. */
export interface MedicineCover {
  readonly id: string;
  readonly title: string;
  readonly limit: string;
  /** The plans that pay; a text is empty where the plan has no limit of its own. */
  readonly plans: readonly { readonly plan: PlanId; readonly text: string }[];
}

export interface MedicinesPage extends PageHeader {
  /** Whether plans and limits are examples. */
  readonly isSample: boolean;
  readonly source: { readonly name: string; readonly url: string };
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
