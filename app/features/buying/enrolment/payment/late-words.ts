import { formatDay, plusDays } from '#app/kernel/days.ts';
import type { PriceList } from '../../prices/price-list.ts';

type LatePayment = PriceList['latePayment'];

/**
 * Says what the contract says of payments after the first that are late: until when cover goes on, pauses
 * and ends. The first that has not come decides. Days as YYYY-MM-DD in Lagos.
 * @param dueDays of the payments that have not come, one at least
 */
export function lateWords(
  dueDays: readonly string[],
  { graceDays, endsAfterDays }: LatePayment,
  today: string,
): string {
  const dueDay = earliest(dueDays);
  const [lastOfGrace, lastOfPause] = [plusDays(dueDay, graceDays), plusDays(dueDay, endsAfterDays)];
  const [covered, ends] = [formatDay(lastOfGrace), formatDay(lastOfPause)];
  if (isEnded(dueDays, { endsAfterDays }, today)) {
    return `You had full cover until ${covered}. The contract ended on ${ends}, because the payment had not arrived. Call us before you pay.`;
  }
  const orEnd = `If it has not arrived by ${ends}, the contract ends.`;
  if (today > lastOfGrace) {
    return `You had full cover until ${covered}. Cover is paused now, emergencies too, until the payment arrives. ${orEnd}`;
  }
  const start = today > dueDay ? 'You' : 'If it is late, you';
  return `${start} keep full cover until ${covered}. After that, cover pauses, emergencies too, until the payment arrives. ${orEnd}`;
}

/** Whether the contract has ended by a payment that has not come; as `lateWords` takes them. */
export function isEnded(
  dueDays: readonly string[],
  { endsAfterDays }: Pick<LatePayment, 'endsAfterDays'>,
  today: string,
): boolean {
  return today > plusDays(earliest(dueDays), endsAfterDays);
}

function earliest(days: readonly string[]): string {
  return days.reduce((one, other) => (other < one ? other : one));
}
