import { distanceKm } from '#app/features/providers/directory/distance.ts';
import type { Facility, Place } from '#app/features/providers/directory/facility.types.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';
import type { Areas } from '../areas.ts';
import { readRows, type CsvRow } from './csv-parser.ts';
import { findEncoding, type Encoding } from './file-encoding.ts';
import { readHeading } from './heading.ts';
import { createRowReader, type RowResult } from './row-reader.ts';
import { describeProblem, type ImportProblem } from './value-readers.ts';

/** A file to import, and how to read it. */
export interface ImportFile {
  readonly file: string;
  readonly mapping: ColumnMapping;
  readonly areas: Areas;
  /** Called with one line for each problem and duplicate. */
  readonly report: (line: string) => void;
  /** Called with each facility to import: those of duplicates and bad rows are left out. */
  readonly found?: (facility: Facility) => void;
}

/** The result of reading a file to its end. */
export interface CheckedFile {
  readonly encoding: Encoding;
  readonly rows: number;
  readonly problems: number;
  /** Lines to skip because they repeat an earlier one. */
  readonly duplicateLines: ReadonlySet<number>;
}

const mostRows = 200_000;

/** Checks every row of a file, keeping only what is needed to find duplicates. */
export async function checkFile(options: ImportFile): Promise<CheckedFile> {
  const tally = createTally(options);
  const looked = await findEncoding(options.file);
  if (looked.kind === 'problem') {
    tally.problem({ ...looked.problem, column: undefined });
    return { ...tally.result(), encoding: 'utf-8' };
  }
  await checkRows(options, looked.encoding, tally);
  return { ...tally.result(), encoding: looked.encoding };
}

async function checkRows(
  { file, mapping, areas }: ImportFile,
  encoding: Encoding,
  tally: Tally,
): Promise<void> {
  let read: ((row: CsvRow) => void) | undefined;
  for await (const rows of readRows(file, encoding)) {
    for (const row of rows) {
      if (read) {
        if (tally.isFull()) return tally.problem(tooMany(row.line));
        read(row);
        continue;
      }
      const { heading, problems } = readHeading(row.cells, mapping);
      for (const problem of problems) tally.problem(problem);
      if (problems.length > 0) return undefined;
      const readRow = createRowReader(heading, mapping, areas);
      read = (next) => tally.row(next.line, readRow(next));
    }
  }
  if (tally.result().rows === 0) {
    tally.problem({ line: 1, column: undefined, reason: 'no rows below the header row' });
  }
  return undefined;
}

function tooMany(line: number): ImportProblem {
  return { line, column: undefined, reason: `more than ${mostRows.toLocaleString('en')} rows` };
}

type Tally = ReturnType<typeof createTally>;

function createTally({ report, found }: Pick<ImportFile, 'report' | 'found'>) {
  const duplicates = createDuplicateFinder();
  const duplicateLines = new Set<number>();
  const lineOfId = new Map<string, number>();
  let rows = 0;
  let problems = 0;

  function problem(seen: ImportProblem): void {
    problems += 1;
    report(describeProblem(seen));
  }

  function facilityIn(line: number, facility: Facility): void {
    const repeated = duplicates.check(facility, line);
    if (repeated) {
      const where = repeated.how === 'area' ? 'in the same area' : 'within 200 m of it';
      report(`line ${line}: same name as line ${repeated.line}, ${where}; skipped`);
      duplicateLines.add(line);
      return;
    }
    const other = lineOfId.get(facility.id);
    if (other !== undefined) {
      problem({ line, column: undefined, reason: `same id as line ${other}` });
      return;
    }
    lineOfId.set(facility.id, line);
    found?.(facility);
  }

  return {
    problem,
    isFull: () => rows >= mostRows,
    result: () => ({ rows, problems, duplicateLines }),
    row(line: number, result: RowResult): void {
      rows += 1;
      if ('facility' in result) facilityIn(line, result.facility);
      else for (const seen of result.problems) problem(seen);
    },
  };
}

const nearKm = 0.2;
/** Grid squares slightly larger than that, so a neighbour is in the same square or the next. */
const squareDegrees = 0.002;

interface Spot {
  readonly place: Place;
  readonly line: number;
}

/** Finds repeated names within one local government area or within 200 metres. */
function createDuplicateFinder() {
  const byArea = new Map<string, number>();
  const bySquare = new Map<string, Spot[]>();

  function findNear(name: string, place: Place): Spot | undefined {
    const [row, column] = squareOf(place);
    for (let north = -1; north <= 1; north += 1) {
      for (let east = -1; east <= 1; east += 1) {
        const spots = bySquare.get(`${name} ${row + north} ${column + east}`);
        const near = spots?.find((spot) => distanceKm(spot.place, place) <= nearKm);
        if (near) return near;
      }
    }
    return undefined;
  }

  return {
    /** Returns the earlier row that this facility repeats, or remembers the facility. */
    check({ name, lgaId, place }: Facility, line: number) {
      const folded = foldText(name);
      const area = lgaId && `${folded} ${lgaId}`;
      const sameArea = area && byArea.get(area);
      if (sameArea) return { line: sameArea, how: 'area' };
      const near = place && findNear(folded, place);
      if (near) return { line: near.line, how: 'place' };
      if (area) byArea.set(area, line);
      if (place) {
        const square = `${folded} ${squareOf(place).join(' ')}`;
        bySquare.set(square, [...(bySquare.get(square) ?? []), { place, line }]);
      }
      return undefined;
    },
  };
}

function squareOf({ latitude, longitude }: Place): readonly [number, number] {
  return [Math.floor(latitude / squareDegrees), Math.floor(longitude / squareDegrees)];
}
