import { distanceKm } from '#app/features/providers/directory/distance.ts';
import type { Facility, Place } from '#app/features/providers/directory/facility.types.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { ColumnMapping } from '#app/features/providers/provider-content.schema.ts';
import { readRows } from './csv-parser.ts';
import { findEncoding } from './file-encoding.ts';
import { readHeading, createRowReader, type RowResult } from './row-reader.ts';
import { describeProblem, type ImportProblem } from './value-readers.ts';

/** A file to import, and how to read it. */
export interface ImportFile {
  readonly file: string;
  readonly mapping: ColumnMapping;
  /** Called with one line for each problem and duplicate. */
  readonly report: (line: string) => void;
}

/** What has been read of a file so far. */
export interface ReadSoFar {
  readonly rows: number;
  readonly problems: number;
  /** Rows left out because they repeat an earlier one. */
  readonly duplicates: number;
}

const mostRows = 200_000;

/** Reads a file's facilities, those of duplicates and bad rows left out, and counts what it reads. */
export function checkFile(options: ImportFile): {
  readonly facilities: AsyncGenerator<Facility>;
  readonly soFar: () => ReadSoFar;
} {
  const tally = createTally(options.report);
  return { facilities: readFacilities(options, tally), soFar: tally.soFar };
}

async function* readFacilities(
  { file, mapping }: ImportFile,
  tally: Tally,
): AsyncGenerator<Facility> {
  const looked = await findEncoding(file);
  if (looked.kind === 'problem') return tally.problem({ ...looked.problem, column: undefined });
  let readRow: ReturnType<typeof createRowReader> | undefined;
  for await (const rows of readRows(file, looked.encoding)) {
    for (const row of rows) {
      if (!readRow) {
        const { heading, problems } = readHeading(row.cells, mapping);
        for (const problem of problems) tally.problem(problem);
        if (problems.length > 0) return undefined;
        readRow = createRowReader(heading, mapping);
        continue;
      }
      if (tally.isFull()) return tally.problem(tooMany(row.line));
      const facility = tally.row(row.line, readRow(row));
      if (facility) yield facility;
    }
  }
  if (tally.soFar().rows === 0) {
    tally.problem({ line: 1, column: undefined, reason: 'no rows below the header row' });
  }
  return undefined;
}

function tooMany(line: number): ImportProblem {
  return { line, column: undefined, reason: `more than ${mostRows.toLocaleString('en')} rows` };
}

type Tally = ReturnType<typeof createTally>;

function createTally(report: ImportFile['report']) {
  const findDuplicate = createDuplicateFinder();
  const lineOfId = new Map<string, number>();
  const soFar = { rows: 0, problems: 0, duplicates: 0 };

  function problem(seen: ImportProblem): void {
    soFar.problems += 1;
    report(describeProblem(seen));
  }

  function onlyOnce(line: number, facility: Facility): Facility | undefined {
    const repeated = findDuplicate(facility, line);
    if (repeated) {
      const where = repeated.how === 'area' ? 'in the same area' : 'within 200 m of it';
      report(`line ${line}: same name as line ${repeated.line}, ${where}; skipped`);
      soFar.duplicates += 1;
      return undefined;
    }
    const other = lineOfId.get(facility.id);
    if (other === undefined) {
      lineOfId.set(facility.id, line);
      return facility;
    }
    problem({ line, column: undefined, reason: `same id as line ${other}` });
    return undefined;
  }

  return {
    problem,
    isFull: () => soFar.rows >= mostRows,
    soFar: (): ReadSoFar => soFar,
    /** Counts a row. @returns its facility, if that is sound and new */
    row(line: number, result: RowResult): Facility | undefined {
      soFar.rows += 1;
      if ('facility' in result) return onlyOnce(line, result.facility);
      for (const seen of result.problems) problem(seen);
      return undefined;
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

  /** Returns the earlier row that this facility repeats, or remembers the facility. */
  return ({ name, lgaId, place }: Facility, line: number) => {
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
  };
}

function squareOf({ latitude, longitude }: Place): readonly [number, number] {
  return [Math.floor(latitude / squareDegrees), Math.floor(longitude / squareDegrees)];
}
