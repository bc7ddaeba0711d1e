import { plusDays } from '#app/kernel/days.ts';

/**
 * Returns the latest first day of cover as YYYY-MM-DD: so many working days after the day in Lagos
 * on which the payment arrives. Working days are Monday to Friday; public holidays are not known.
 * @param paidOn as YYYY-MM-DD, in Lagos
 * @param within the promise, such as "1 working day"
 */
export function latestFirstDay(paidOn: string, within: string): string {
  let day = paidOn;
  for (let left = Number.parseInt(within, 10); left > 0;) {
    day = plusDays(day, 1);
    const weekday = new Date(day).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return day;
}
