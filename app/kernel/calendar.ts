import { lagosAheadMs } from './days.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the day in Lagos at a time in milliseconds since 1970. @returns YYYY-MM-DD */
export function lagosDay(timeMs: number): string {
  return new Date(timeMs + lagosAheadMs).toISOString().slice(0, 10);
}

/** Adds days to a day, or takes them away; both as YYYY-MM-DD. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Adds months to a day; the last day of a month that is too short: 31 January, 28 February. */
export function plusMonths(day: string, months: number): string {
  const date = new Date(Date.parse(day));
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The 31st of a shorter month overflows into the next one.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
