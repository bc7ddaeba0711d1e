import { monthsInWords } from '#app/kernel/numbers.ts';
import type { Placeholders } from './placeholders.ts';
import { planFacts, type PlanFactSources } from './plans/plan-facts.ts';

/** Placeholder values that do not come from the identity: rules of plans, and settings. */
export function contentFacts(plans: PlanFactSources, retentionMonths: number): Placeholders {
  return new Map([...planFacts(plans), ['retention', monthsInWords(retentionMonths)]]);
}
