const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Lagos is one hour ahead of UTC all year (IANA time zone database, Africa/Lagos, since 1919). */
const lagosAheadMs = 60 * 60 * 1000;

/**
 * A day as it is written in Nigeria: "21 November 2026". Without `Intl`, which takes a phone a tenth
 * of a second to set up for its first date, on every page.
 * @param isoDate a day, or a moment: then the day that it is in Lagos
 * @throws RangeError when it is neither
 */
export function formatDay(isoDate: string): string {
  const there = new Date(Date.parse(isoDate) + lagosAheadMs);
  const month = months[there.getUTCMonth()];
  if (month === undefined) throw new RangeError(`not a date: ${isoDate}`);
  return `${there.getUTCDate()} ${month} ${there.getUTCFullYear()}`;
}
