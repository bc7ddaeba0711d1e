import type { OpeningHours } from './opening-hours.ts';

const dayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
/** Nigeria has one time zone, an hour ahead of UTC, and never changes its clocks. */
const lagosOffsetMs = 60 * 60 * 1000;

/** What matters now: "24 hours", "Closes 8pm", "Opens 8am", "Opens Monday 8am". */
export function hoursNow(hours: OpeningHours, nowMs: number): string {
  if (hours.kind === 'always') return '24 hours';
  const local = new Date(nowMs + lagosOffsetMs);
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
