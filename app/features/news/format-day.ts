const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** A day as it is written in Nigeria, such as "14 May 2026". */
export function formatDay(isoDate: string): string {
  return dayFormat.format(new Date(isoDate));
}
