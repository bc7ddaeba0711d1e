const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day in words: 2026-11-21 becomes "21 November 2026". */
export function formatDay(isoDay: string): string {
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}
