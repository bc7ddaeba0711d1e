import { formatDay, plusDays } from '#app/kernel/days.ts';
import type { PriceList } from '../../prices/price-list.ts';

/**
 * Says what the contract says of a payment after the first that is late: until when cover goes on, pauses
 * and ends. Days as YYYY-MM-DD in Lagos.
 */
export function lateWords(
  dueDay: string,
  { graceDays, endsAfterDays }: PriceList['latePayment'],
  today: string,
): string {
  const [lastOfGrace, lastOfPause] = [plusDays(dueDay, graceDays), plusDays(dueDay, endsAfterDays)];
  const [covered, ends] = [formatDay(lastOfGrace), formatDay(lastOfPause)];
  if (today > lastOfPause) {
    return `You had full cover until ${covered}. The contract ended on ${ends}, because the payment had not arrived. Call us before you pay.`;
  }
  const orEnd = `If it has not arrived by ${ends}, the contract ends.`;
  if (today > lastOfGrace) {
    return `You had full cover until ${covered}. Cover is paused now, emergencies too, until the payment arrives. ${orEnd}`;
  }
  const start = today > dueDay ? 'You' : 'If it is late, you';
  return `${start} keep full cover until ${covered}. After that, cover pauses, emergencies too, until the payment arrives. ${orEnd}`;
}
