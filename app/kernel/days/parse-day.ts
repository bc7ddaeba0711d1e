/** A day as YYYY-MM-DD, nothing typed, or what to tell the visitor. */
export type ParsedDay =
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'problem'; readonly message: string };

const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const example = '27 3 1990';

/**
 * Reads a day in the shapes people type: "27 3 1990", "27/03/1990", "27th March, 1990",
 * "1990-03-27", "27031990". The day comes before the month, as in Nigeria.
 */
export function parseDay(text: string): ParsedDay {
  const plain = toLatinDigits(text).normalize('NFKC').trim().toLowerCase();
  if (plain === '') return { kind: 'empty' };
  const parts = partsOf(plain);
  if (parts.length !== 3) return problem(explainMissing(parts));
  const [year, month, day] = inOrder(parts);
  if (year === undefined || !/^\d{4}$/.test(year)) {
    return problem(`Write the year with four digits, like ${example}`);
  }
  return dayFrom(Number(year), monthOf(month), Number(day));
}

/** Day, month and year, in whatever order they stand. */
function partsOf(plain: string): string[] {
  if (/^\d{8}$/.test(plain)) return [plain.slice(0, 2), plain.slice(2, 4), plain.slice(4)];
  return plain
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1 ')
    .split(/[^\p{L}\d]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
    .filter((part) => part !== '' && part !== 'of');
}

function inOrder(parts: readonly string[]): readonly (string | undefined)[] {
  const [first, second, third] = parts;
  if (first?.length === 4 && /^\d+$/.test(first)) return [first, second, third];
  return first !== undefined && /^\p{L}/u.test(first)
    ? [third, first, second]
    : [third, second, first];
}

/** From 1; 0 for what is no month. */
function monthOf(text = ''): number {
  if (/^\d+$/.test(text)) return Number(text);
  return text.length < 3 ? 0 : monthNames.findIndex((name) => name.startsWith(text)) + 1;
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
    const name = monthName.charAt(0).toUpperCase() + monthName.slice(1);
    return problem(`There is no ${day} ${name} ${year}: check the day and the month`);
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

/** Arabic-Indic and Extended Arabic-Indic digits, as some keyboards in the north type them. */
function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

function problem(message: string): ParsedDay {
  return { kind: 'problem', message };
}
