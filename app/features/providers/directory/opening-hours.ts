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
  return {
    days: days.flatMap((part) => part ?? []),
    spans: spans.filter((span): span is Span => span !== undefined),
  };
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
  return hours.kind === 'always' || [5, 6].some((day) => (hours.days[day]?.length ?? 0) > 0);
}
