/** A hospital's band follows its fees and facilities, from D to A. */
export type Band = 'A' | 'B' | 'C' | 'D';

export type PlanId = 'bronze' | 'silver' | 'gold' | 'platinum';

interface PlanNetwork {
  readonly name: string;
  readonly bands: readonly Band[];
}

/** Which bands each plan may use, the smallest plan first. */
export const planNetworks: Readonly<Record<PlanId, PlanNetwork>> = {
  bronze: { name: 'Bronze', bands: ['D'] },
  silver: { name: 'Silver', bands: ['C', 'D'] },
  gold: { name: 'Gold', bands: ['B', 'C', 'D'] },
  platinum: { name: 'Platinum', bands: ['A', 'B', 'C', 'D'] },
};

/** All plans, the smallest first. */
export const planIds = Object.keys(planNetworks) as PlanId[];
export const planChoices = planIds.map((id) => ({ value: id, label: planNetworks[id].name }));
export const bandLetters: readonly Band[] = ['A', 'B', 'C', 'D'];

/** The plans that pay for care at a place with these bands. */
export function plansForBands(bands: readonly Band[]): readonly PlanId[] {
  return planIds.filter((plan) => planNetworks[plan].bands.some((band) => bands.includes(band)));
}

/** Reads a plan's name in any case; undefined when there is no such plan. */
export function parsePlan(value: string): PlanId | undefined {
  const id = value.trim().toLowerCase();
  return planIds.find((plan) => plan === id);
}
