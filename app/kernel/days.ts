import { isFarTooLong } from './clean-text.ts';
import { normalise } from './normalise.ts';
import { toLatinDigits } from './numbers.ts';

const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Lagos is one hour ahead of UTC all year (IANA time zone database, Africa/Lagos, since 1919). */
export const lagosAheadMs = 60 * 60 * 1000;

/**
 * Writes a day as in Nigeria: "21 November 2026". Avoids `Intl`, which takes a phone a tenth of a
 * second to set up.
 * @param isoDate a day, or a time: then its day in Lagos
 * @throws RangeError when it is neither
 */
export function formatDay(isoDate: string): string {
  const there = new Date(Date.parse(isoDate) + lagosAheadMs);
  const month = monthNames[there.getUTCMonth()];
  if (month === undefined) throw new RangeError(`not a date: ${isoDate}`);
  return `${there.getUTCDate()} ${month} ${there.getUTCFullYear()}`;
}

/** Finds the day in Lagos at a time in milliseconds since 1970. @returns YYYY-MM-DD */
export function dayInLagos(atMs: number): string {
  return new Date(atMs + lagosAheadMs).toISOString().slice(0, 10);
}

/** Returns what a clock in Lagos shows: "09:00". */
export function clockInLagos(atMs: number): string {
  return new Date(atMs + lagosAheadMs).toISOString().slice(11, 16);
}

/** True for a day of the calendar, as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Calculates an age in whole years; both days as YYYY-MM-DD. Below 0 before the birth. */
export function ageOn(birthDay: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4));
  return day.slice(5) < birthDay.slice(5) ? years - 1 : years;
}

/** A day as YYYY-MM-DD, nothing typed, or an error message. */
export type ParsedDay =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly message: string };

const example = '27 3 1990';
/** In characters. */
const longestDay = 40;

/**
 * Reads a day in the shapes people type: "27 3 1990", "27/03/1990", "27th March, 1990",
 * "1990-03-27", "27031990". The day comes before the month, as in Nigeria.
 */
export function parseDay(text: string): ParsedDay {
  if (isFarTooLong(text, longestDay)) return problem(`Enter a date like ${example}`);
  const plain = normalise(toLatinDigits(text), 'NFKC').trim().toLowerCase();
  if (plain === '') return { kind: 'empty' };
  const parts = partsOf(plain);
  if (parts.length !== 3) return problem(explainMissing(parts));
  const [year, month, day] = inOrder(parts);
  // Date.UTC takes the years 0 to 99 for 1900 to 1999.
  if (year === undefined || !/^[1-9]\d{3}$/.test(year)) {
    return problem(`Write the year with four digits, like ${example}`);
  }
  return dayFrom(Number(year), monthOf(month), Number(day));
}

function partsOf(plain: string): string[] {
  if (/^\d{8}$/.test(plain)) return [plain.slice(0, 2), plain.slice(2, 4), plain.slice(4)];
  const parts = plain.replace(/(\d)(?:st|nd|rd|th)\b/g, '$1 ').match(/\p{L}+|\d+/gu) ?? [];
  return parts.filter((part) => part !== 'of');
}

function inOrder(parts: readonly string[]): readonly (string | undefined)[] {
  const [first, second, third] = parts;
  if (first?.length === 4 && /^\d+$/.test(first)) return [first, second, third];
  return first !== undefined && /^\p{L}/u.test(first)
    ? [third, first, second]
    : [third, second, first];
}

/** From 1; 0 for anything else. */
function monthOf(text = ''): number {
  if (/^\d+$/.test(text)) return Number(text);
  return text.length < 3
    ? 0
    : monthNames.findIndex((name) => name.toLowerCase().startsWith(text)) + 1;
}

function dayFrom(year: number, month: number, day: number): ParsedDay {
  if (!(day >= 1 && day <= 31)) return problem(`Enter a date like ${example}`);
  if (month > 12 && month <= 31 && day <= 12) {
    return problem(`Write the day first, then the month, like ${example}`);
  }
  const monthName = monthNames[month - 1];
  if (monthName === undefined) return problem(`Enter a date like ${example}`);
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) {
    return problem(`There is no ${day} ${monthName} ${year}. Check the day and the month`);
  }
  return { kind: 'day', day: date.toISOString().slice(0, 10) };
}

function explainMissing(parts: readonly string[]): string {
  const [first, second] = parts;
  if (parts.length === 1 && /^\d{1,3}$/.test(first ?? '')) {
    return `Enter the whole date, not the age, like ${example}`;
  }
  const isDayAndMonth = parts.length === 2 && Number(first) <= 31 && second?.length !== 4;
  return isDayAndMonth ? `Add the year, like ${example}` : `Enter a date like ${example}`;
}

function problem(message: string): ParsedDay {
  return { kind: 'problem', message };
}

export const dayMs = 24 * 60 * 60 * 1000;

/** Adds days to a day, or takes them away; both as YYYY-MM-DD. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Adds months to a day; the last day of a month that is too short: 31 January, 28 February. */
export function plusMonths(day: string, months: number): string {
  const date = new Date(Date.parse(day));
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // The 31st of a shorter month overflows into the next one.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}
