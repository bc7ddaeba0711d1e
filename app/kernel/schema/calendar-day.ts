import * as v from 'valibot';
import type { TextKind } from './content-fields.ts';

/** A day such as 2026-05-14 that the calendar has; Valibot's own rule lets 31 February pass. */
export function calendarDay(message: string) {
  return v.pipe(
    v.string(message),
    v.check(isInCalendar, message),
    v.metadata({ kind: 'day' satisfies TextKind }),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** True for every day that has not ended everywhere on earth. */
export function isDayToCome(day: string): boolean {
  return isInCalendar(day) && Date.parse(day) > Date.now() - 2 * dayMs;
}

function isInCalendar(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
