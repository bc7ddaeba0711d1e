import { lagosAheadMs } from '#app/kernel/days.ts';

/** Minutes of one day between which a place is open. */
interface Span {
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** When a place is open: round the clock, or spans for each day from Monday (0) to Sunday (6). */
export type OpeningHours =
  | { readonly kind: 'always' }
  | { readonly kind: 'days'; readonly days: readonly (readonly Span[])[] };

const dayCodes = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const minutesADay = 24 * 60;
const rule = /^[A-Za-z,-]+ (?:off|[\d:,-]+)$/;
const time = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/;

/**
 * Reads opening hours as maps and search engines write them: `24/7`, or rules of days and times
 * such as `Mo-Fr 08:00-18:00; Sa,Su 09:00-13:00`. A later rule for a day replaces the earlier one.
 * Undefined when the text says something else.
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  const plain = text.trim();
  if (plain === '24/7') return { kind: 'always' };
  const days: Span[][] = dayCodes.map(() => []);
  for (const part of plain.split(';')) {
    const read = parseRule(part.trim());
    if (!read) return undefined;
    for (const day of read.days) days[day] = read.spans;
  }
  const isAlways = days.every(([span]) => span?.fromMinute === 0 && span.toMinute === minutesADay);
  return isAlways ? { kind: 'always' } : { kind: 'days', days };
}

function parseRule(text: string): { days: readonly number[]; spans: Span[] } | undefined {
  if (!rule.test(text)) return undefined;
  const [dayText = '', timeText = ''] = text.split(' ');
  const days = dayText.split(',').map(parseDays);
  const spans = timeText === 'off' ? [] : timeText.split(',').map(parseSpan);
  if (days.includes(undefined) || spans.includes(undefined)) return undefined;
  return { days: days.flatMap((part) => part ?? []), spans: spans.flatMap((span) => span ?? []) };
}

function parseDays(text: string): readonly number[] | undefined {
  const [from, to = from] = text
    .split('-')
    .map((code) => dayCodes.findIndex((day) => day === code));
  if (from === undefined || to === undefined || from < 0 || to < 0) return undefined;
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (from + index) % 7);
}

function parseSpan(text: string): Span | undefined {
  const parts = time.exec(text)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [fromHour = 0, fromMinutes = 0, toHour = 0, toMinutes = 0] = parts;
  const span = { fromMinute: fromHour * 60 + fromMinutes, toMinute: toHour * 60 + toMinutes };
  const isPossible =
    fromMinutes < 60 && toMinutes < 60 && span.fromMinute < span.toMinute && toHour <= 24;
  return isPossible && span.toMinute <= minutesADay ? span : undefined;
}

/** Open on a Saturday or a Sunday. */
export function isOpenAtWeekends(hours: OpeningHours): boolean {
  return isOpenOn(5, hours) || isOpenOnSundays(hours);
}

export function isOpenOnSundays(hours: OpeningHours): boolean {
  return isOpenOn(6, hours);
}

function isOpenOn(day: number, hours: OpeningHours): boolean {
  return hours.kind === 'always' || (hours.days[day]?.length ?? 0) > 0;
}

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** What matters now: "24 hours", "Closes 8pm", "Opens 8am", "Opens Monday 8am". */
export function hoursNow(hours: OpeningHours, nowMs: number): string {
  if (hours.kind === 'always') return '24 hours';
  const local = new Date(nowMs + lagosAheadMs);
  const today = (local.getUTCDay() + 6) % 7;
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const spans = hours.days[today] ?? [];
  const open = spans.find((span) => span.fromMinute <= minute && minute < span.toMinute);
  if (open) return `Closes ${clock(open.toMinute)}`;
  const later = spans.find((span) => span.fromMinute > minute);
  if (later) return `Opens ${clock(later.fromMinute)}`;
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = (today + ahead) % 7;
    const first = hours.days[day]?.[0];
    if (first) return `Opens ${dayNames[day]} ${clock(first.fromMinute)}`;
  }
  return 'Closed';
}

interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** The whole week, days with the same hours in one line. */
export function weekInWords(hours: OpeningHours): readonly HoursLine[] {
  if (hours.kind === 'always') return [{ days: 'Every day', hours: 'Open 24 hours' }];
  const lines: { first: number; last: number; hours: string }[] = [];
  hours.days.forEach((spans, day) => {
    const text =
      spans.map((span) => `${clock(span.fromMinute)} to ${clock(span.toMinute)}`).join(', ') ||
      'Closed';
    const last = lines.at(-1);
    if (last?.hours === text) last.last = day;
    else lines.push({ first: day, last: day, hours: text });
  });
  return lines.map(({ first, last, hours: text }) => ({
    days: daysInWords(first, last),
    hours: text,
  }));
}

function daysInWords(first: number, last: number): string {
  if (first === 0 && last === 6) return 'Every day';
  if (first === last) return dayNames[first] ?? '';
  return `${dayNames[first]} ${last === first + 1 ? 'and' : 'to'} ${dayNames[last]}`;
}

/** Writes a time of day: "8am", "6:30pm", "midday", "midnight". */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  if (minute === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'midday';
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past}${hour < 12 ? 'am' : 'pm'}`;
}
