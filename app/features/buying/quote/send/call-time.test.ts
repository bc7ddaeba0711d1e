import { expect, it } from 'vitest';
import { findCallTimes } from './call-time.server.ts';

it.each([
  ['2026-11-27', '09:00', 'America/New_York', '9:00 am', 'Friday 27 November 2026 at 3:00 pm'],
  ['2026-07-10', '09:00', 'America/New_York', '9:00 am', 'Friday 10 July 2026 at 2:00 pm'],
  ['2026-07-10', '09:00', 'Europe/London', '9:00 am', 'Friday 10 July 2026 at 9:00 am'],
  ['2026-11-27', '20:30', 'America/Los_Angeles', '8:30 pm', 'Saturday 28 November 2026 at 5:30 am'],
  ['2026-11-27', '08:00', 'Australia/Sydney', '8:00 am', 'Thursday 26 November 2026 at 10:00 pm'],
  // Clocks go back in London at 01:00 UTC on this day.
  ['2026-10-25', '09:00', 'Europe/London', '9:00 am', 'Sunday 25 October 2026 at 10:00 am'],
])('%s at %s in %s is %s there and %s in Lagos', (day, time, zone, local, inLagos) => {
  const times = findCallTimes(day, time, zone);
  expect(times?.callLocal).toContain(`${local}, ${zone}`);
  expect(times?.callLagos).toBe(`${inLagos}, Africa/Lagos`);
});

it.each([
  ['2026-02-31', '25:00', 'Europe/London'],
  ['tomorrow', '09:00', 'Europe/London'],
  ['2026-11-27', '09:00', 'Atlantis/Capital'],
])('%s at %s in %s is no time', (day, time, zone) => {
  expect(findCallTimes(day, time, zone)).toBeUndefined();
});
