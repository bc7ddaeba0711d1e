import { createHash } from 'node:crypto';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import { parseOpeningHours } from '#app/features/providers/directory/opening-hours.ts';
import {
  parseSpeciality,
  type Speciality,
} from '#app/features/providers/directory/facility-types.ts';
import type {
  ColumnField,
  ColumnMapping,
} from '#app/features/providers/provider-content.schema.ts';
import { compactName, createAreas, type Areas } from '../areas.ts';
import type { CsvRow } from './csv-parser.ts';
import { unescapeCell } from '../export/write-directory.ts';
import {
  quoted,
  readBands,
  readDay,
  readOneOf,
  readPhone,
  readPlace,
  readType,
  readWords,
  type ImportProblem,
  type Read,
} from './value-readers.ts';

export type RowResult =
  { readonly facility: Facility } | { readonly problems: readonly ImportProblem[] };

const longestName = 120;
const longestAddress = 200;
const longestItem = 80;
const mostItems = 30;

/** Turns rows into facilities, or lists all their problems. */
export function createRowReader(
  heading: Heading,
  mapping: ColumnMapping,
): (row: CsvRow) => RowResult {
  const areas = createAreas(mapping);
  return (row) => {
    if (row.problem) {
      const { cell, reason } = row.problem;
      return { problems: [{ line: row.line, column: heading.names[cell], reason }] };
    }
    if (row.cells.length !== heading.names.length) {
      const reason = `${row.cells.length} cells, but the heading has ${heading.names.length}`;
      return { problems: [{ line: row.line, column: undefined, reason }] };
    }
    return readCells(cellsOf(row, heading), mapping, areas);
  };
}

interface Cells {
  readonly text: (field: ColumnField) => string;
  /** Returns the value, or the fallback after recording the problem. */
  readonly take: <Value>(field: ColumnField, read: Read<Value>, otherwise: Value) => Value;
  readonly problems: ImportProblem[];
}

function cellsOf(row: CsvRow, { names, places }: Heading): Cells {
  const problems: ImportProblem[] = [];
  return {
    problems,
    text: (field) => unescapeCell((row.cells[places.get(field) ?? -1] ?? '').trim(), field),
    take(field, read, otherwise) {
      if ('value' in read) return read.value;
      const column = names[places.get(field) ?? -1];
      problems.push({ line: row.line, column, reason: read.reason });
      return otherwise;
    },
  };
}

function readCells(cells: Cells, mapping: ColumnMapping, areas: Areas): RowResult {
  const { text, take } = cells;
  const name = take('name', readName(text('name')), '');
  const stateId = take('state', readState(text('state'), areas), '');
  const place = take('latitude', readPlace(text('latitude'), text('longitude')), undefined);
  const lgaId = stateId && take('lga', readLga(text('lga'), stateId, areas), undefined);
  const facility: Facility = {
    id: '',
    name,
    type: take('type', readType(text('type'), name, mapping), 'clinic'),
    level: take(
      'level',
      readOneOf(text('level'), mapping.levels, mapping.unknownValues),
      undefined,
    ),
    ownership: take(
      'ownership',
      readOneOf(text('ownership'), mapping.ownerships, mapping.unknownValues),
      undefined,
    ),
    services: take('services', readList(text('services'), mapping), []),
    specialities: take('specialities', readSpecialities(text('specialities'), mapping), []),
    opening: take('opening', readOpening(text('opening')), undefined),
    address: take('address', readWords(text('address'), longestAddress), ''),
    stateId,
    lgaId: lgaId || undefined,
    ward: take('ward', readWords(text('ward'), longestItem), '') || undefined,
    place,
    bands: take('bands', readBands(text('bands')), []),
    phone: take('phone', readPhone(text('phone')), undefined),
    verifiedOn: take('verifiedOn', readDay(text('verifiedOn')), undefined),
  };
  const id = take('id', readId(text('id'), facility), '');
  return cells.problems.length > 0
    ? { problems: cells.problems }
    : { facility: { ...facility, id } };
}

function readName(text: string): Read<string> {
  return text === '' ? { reason: 'is empty' } : readWords(text, longestName);
}

function readState(text: string, areas: Areas): Read<string> {
  const state = areas.findState(text);
  return state ? { value: state.id } : { reason: `${quoted(text)} is not a state of Nigeria` };
}

function readLga(text: string, stateId: string, areas: Areas): Read<string | undefined> {
  if (text === '') return { value: undefined };
  const lga = areas.findLga(text, stateId);
  if (lga) return { value: lga.id };
  return { reason: `${quoted(text)} is not a local government area of ${stateId}` };
}

function readList(text: string, { listSeparators }: ColumnMapping): Read<readonly string[]> {
  if (text === '') return { value: [] };
  let items = [text];
  for (const separator of listSeparators) items = items.flatMap((item) => item.split(separator));
  const trimmed = items.map((item) => item.trim()).filter((item) => item !== '');
  if (trimmed.length > mostItems) return { reason: `more than ${mostItems} items` };
  for (const item of trimmed) {
    const words = readWords(item, longestItem);
    if ('reason' in words) return words;
  }
  return { value: trimmed };
}

function readSpecialities(text: string, mapping: ColumnMapping): Read<readonly Speciality[]> {
  const list = readList(text, mapping);
  if ('reason' in list) return list;
  const unknown = list.value.find((item) => parseSpeciality(item) === undefined);
  if (unknown !== undefined) return { reason: `${quoted(unknown)} is not a known speciality` };
  return { value: list.value.flatMap((item) => parseSpeciality(item) ?? []) };
}

function readOpening(text: string): Read<string | undefined> {
  if (text === '') return { value: undefined };
  return parseOpeningHours(text)
    ? { value: text }
    : {
        reason: `${quoted(text)} is not like "Mo-Fr 08:00-18:00; Sa 09:00-13:00" or "24/7"`,
      };
}

/** Derives a stable id from name and place when the file has none. */
function readId(text: string, facility: Facility): Read<string> {
  if (text === '') {
    const { name, stateId, lgaId, place } = facility;
    const where = place ? `${place.latitude.toFixed(3)},${place.longitude.toFixed(3)}` : '';
    const key = [foldText(name), stateId, lgaId ?? '', where].join('\n');
    return { value: createHash('sha256').update(key).digest('hex').slice(0, 12) };
  }
  return /^[\w.-]{1,40}$/.test(text)
    ? { value: text }
    : { reason: `${quoted(text)} can contain only letters, digits, dots, hyphens and underscores` };
}

/** Column of each field. */
interface Heading {
  readonly names: readonly string[];
  readonly places: ReadonlyMap<ColumnField, number>;
}

const requiredFields: readonly ColumnField[] = ['name', 'type', 'state'];

/** Maps columns to fields by their headings. */
export function readHeading(
  cells: readonly string[],
  { columns }: ColumnMapping,
): { readonly heading: Heading; readonly problems: readonly ImportProblem[] } {
  const fieldOfName = new Map<string, ColumnField>();
  for (const [field, names] of Object.entries(columns)) {
    for (const name of names) fieldOfName.set(compactName(name), field as ColumnField);
  }
  const places = new Map<ColumnField, number>();
  const problems: ImportProblem[] = [];
  cells.forEach((cell, place) => {
    const field = fieldOfName.get(compactName(cell));
    if (field === undefined) return;
    const before = places.get(field);
    if (before === undefined) places.set(field, place);
    else
      problems.push(
        atHeading(
          `${quoted(cell)} and ${quoted(cells[before] ?? '')} are both headings for the ${field}`,
        ),
      );
  });
  for (const field of requiredFields) {
    if (places.has(field)) continue;
    const names = columns[field].map(quoted).join(', ');
    problems.push(atHeading(`no column for the ${field}; use one of these headings: ${names}`));
  }
  return { heading: { names: cells, places }, problems };
}

function atHeading(reason: string): ImportProblem {
  return { line: 1, column: undefined, reason };
}
