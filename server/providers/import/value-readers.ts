import type { FacilityType } from '#app/features/providers/directory/facility-types.ts';
import type { Place } from '#app/features/providers/directory/facility.types.ts';
import { bandLetters, type Band } from '#app/features/providers/directory/plan-bands.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';

export type Read<Value> = { readonly value: Value } | { readonly reason: string };

// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
const formula = /^[=+\-@]/;
/** Bounds of Nigeria and its waters, in degrees. */
const nigeria = { south: 4, north: 14, west: 2.5, east: 15 } as const;

/** Accepts one line of text that a spreadsheet will not run as a formula. */
export function readWords(text: string, most: number): Read<string> {
  if (control.test(text)) return { reason: 'contains a control character or line break' };
  if (formula.test(text)) return { reason: `${quoted(text)} looks like a spreadsheet formula` };
  if (text.length > most) return { reason: `longer than ${most} characters` };
  return { value: text };
}

/** Reads the facility type from the type column, or else from the name. */
export function readType(
  text: string,
  name: string,
  { types, unknownTypes }: ColumnMapping,
): Read<FacilityType> {
  const isUnknown = unknownTypes.includes(foldText(text)) || unknownTypes.includes(text);
  const folded = ` ${foldText(isUnknown ? name : text)}`;
  const fits = types.find(({ contains }) => contains.some((part) => folded.includes(` ${part}`)));
  if (fits) return { value: fits.is };
  if (isUnknown) return { value: 'clinic' };
  return {
    reason: `${quoted(text)} is not a facility type in content/providers/columns.yaml`,
  };
}

/** Reads one of a list of values, each with its accepted words. */
export function readOneOf<Value extends string>(
  text: string,
  meanings: Readonly<Record<Value, readonly string[]>>,
  unknownValues: readonly string[],
): Read<Value | undefined> {
  const folded = foldText(text);
  if (unknownValues.includes(text.trim()) || unknownValues.includes(folded)) {
    return { value: undefined };
  }
  const entries = Object.entries(meanings) as [Value, readonly string[]][];
  const fits = entries.find(([, words]) => words.includes(folded));
  if (fits) return { value: fits[0] };
  return { reason: `${quoted(text)} is not one of ${entries.map(([value]) => value).join(', ')}` };
}

/** Reads coordinates; undefined when both are empty. */
export function readPlace(latitude: string, longitude: string): Read<Place | undefined> {
  if (latitude === '' && longitude === '') return { value: undefined };
  const place = { latitude: readDegrees(latitude), longitude: readDegrees(longitude) };
  if (Number.isNaN(place.latitude) || Number.isNaN(place.longitude)) {
    return {
      reason: `${quoted(`${latitude}, ${longitude}`)} is not a latitude and longitude in degrees`,
    };
  }
  if (isInNigeria(place)) return { value: place };
  const swapped = { latitude: place.longitude, longitude: place.latitude };
  const hint = isInNigeria(swapped) ? '; latitude and longitude are swapped' : '';
  return { reason: `${quoted(`${latitude}, ${longitude}`)} is not in Nigeria${hint}` };
}

function readDegrees(text: string): number {
  return /^-?\d{1,3}(\.\d{1,20})?$/.test(text) ? Number(text) : Number.NaN;
}

function isInNigeria({ latitude, longitude }: Place): boolean {
  const { south, north, west, east } = nigeria;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

/** Reads band letters; "C;D", "C, D" and "CD" are equal. */
export function readBands(text: string): Read<readonly Band[]> {
  const letters = text.toUpperCase().replaceAll(/[\s,;|/-]/g, '');
  if (/^[A-D]*$/.test(letters)) {
    return { value: bandLetters.filter((band) => letters.includes(band)) };
  }
  return { reason: `${quoted(text)} must contain only the bands A, B, C and D` };
}

/** Accepts a phone number in any common notation. */
export function readPhone(text: string): Read<string | undefined> {
  if (text === '') return { value: undefined };
  return /^\+?[\d ()/-]{5,30}$/.test(text)
    ? { value: text }
    : { reason: `${quoted(text)} is not a phone number` };
}

/** Reads a date such as 2026-11-21 or 21/11/2026. */
export function readDay(text: string): Read<string | undefined> {
  if (text === '') return { value: undefined };
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime());
  return isDay && date.toISOString().startsWith(iso)
    ? { value: iso }
    : { reason: `${quoted(text)} is not a day like 2026-11-21` };
}

/** A reason to refuse the file. */
export interface ImportProblem {
  readonly line: number;
  /** Undefined when the problem concerns the whole row or file. */
  readonly column: string | undefined;
  readonly reason: string;
}

const longestQuotation = 40;

/** Describes a problem in one line of terminal output. */
export function describeProblem({ line, column, reason }: ImportProblem): string {
  return column === undefined
    ? `line ${line}: ${reason}`
    : `line ${line}, column ${quoted(column)}: ${reason}`;
}

/** Quotes a value for messages: shortened, without what a terminal obeys or writes backwards. */
export function quoted(value: string): string {
  const short =
    value.length > longestQuotation ? `${value.slice(0, longestQuotation - 1)}…` : value;
  return `"${short.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '·')}"`;
}
