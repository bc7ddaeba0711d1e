const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/**
 * A day as it is written in Nigeria: "21 November 2026".
 * @param isoDate a day, or a moment: then the day that it is in Lagos
 */
export function formatDay(isoDate: string): string {
  return format.format(new Date(isoDate));
}
