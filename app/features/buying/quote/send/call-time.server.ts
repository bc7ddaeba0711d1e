const lagos = 'Africa/Lagos';

/**
 * Words the time of a call in the caller's time zone and in Lagos.
 * @param day YYYY-MM-DD
 * @param time HH:MM
 * @returns such as "Friday 27 November 2026 at 3:00 pm, Africa/Lagos"; undefined when this is no
 * time, or no time zone
 */
export function findCallTimes(day: string, time: string, zone: string) {
  const asUtc = Date.parse(`${day}T${time}Z`);
  try {
    // The offset is looked up again at the first answer, for days on which the clocks change.
    const about = asUtc - offsetMs(zone, asUtc);
    const at = asUtc - offsetMs(zone, about);
    return { callLocal: wordsFor(at, zone), callLagos: wordsFor(at, lagos) };
  } catch (error) {
    // Intl knows no such time or no such zone.
    if (!(error instanceof RangeError)) throw error;
    return undefined;
  }
}

function offsetMs(timeZone: string, at: number): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000;
}

function wordsFor(at: number, timeZone: string): string {
  const words = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(at);
  // Versions of Intl differ in the comma after the weekday.
  return `${words.replace(/^(\w+),/, '$1')}, ${timeZone}`;
}
