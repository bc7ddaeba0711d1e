import type { CoverRules } from '../catalogue.types.ts';

/** Says how long every new member waits, whatever the plan, as a sentence. */
export function waitNote({ waits }: Pick<CoverRules, 'waits'>, isGroup: boolean): string {
  const illness = daysOf(isGroup ? waits.groupIllnessDays : waits.illnessDays);
  return `Waiting period: ${illness} for ordinary illness, ${daysOf(waits.emergencyDays)} for accidents and emergencies.`;
}

function daysOf(count: number): string {
  if (count === 0) return 'none';
  return count === 1 ? '1 day' : `${count} days`;
}
