import {
  planIds,
  planNetworks,
  type PlanId,
} from '#app/features/providers/directory/plan-bands.ts';
import { formatNumber } from '#app/kernel/numbers.ts';
import type { MedicineQuery } from './medicine-paths.ts';
import type { Medicine, MedicineCover } from './medicines.ports.ts';

/** "All plans", "Silver, Gold and Platinum" or "No plan". */
export function planWords(plans: readonly PlanId[]): string {
  if (plans.length === planIds.length) return 'All plans';
  if (plans.length === 0) return 'No plan';
  return new Intl.ListFormat('en-GB').format(plans.map((plan) => planNetworks[plan].name));
}

/** Says who pays for a medicine: of all plans, or whether the chosen one does. */
export function payWords({ plans }: Pick<Medicine, 'plans'>, chosen: PlanId | undefined) {
  if (!chosen) return { isPaid: plans.length > 0, words: planWords(plans), others: undefined };
  const { name } = planNetworks[chosen];
  if (plans.includes(chosen)) return { isPaid: true, words: `${name} pays`, others: undefined };
  const others = plans.length > 0 ? `Paid for by ${planWords(plans)}` : undefined;
  return { isPaid: false, words: `${name} doesn’t pay`, others };
}

/** Says how many medicines are listed, or were found. */
export function countWords(count: number, { words, plan }: MedicineQuery): string {
  if (count === 0) return `“${words}” isn’t on our list`;
  const medicines = count === 1 ? '1 medicine' : `${formatNumber(count)} medicines`;
  if (words !== '') return `${medicines} for “${words}”`;
  return plan ? `${medicines} that ${planNetworks[plan].name} pays for` : medicines;
}

/** Says what each plan pays under a cover, in a line for each that has its own limit. */
export function coverLines({ plans }: MedicineCover): readonly string[] {
  if (plans.every(({ text }) => text === '')) return [planWords(plans.map(({ plan }) => plan))];
  return plans.map(({ plan, text }) => `${planNetworks[plan].name}: ${text}`);
}
