// Runs in a thread of its own, with limits of memory and time: a small file can hold any amount of work.
import { parentPort, workerData } from 'node:worker_threads';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readSheets from 'read-excel-file/universal';
import type { CsvRow } from '#server/providers/import/csv-parser.ts';
import { shownXml } from './shown-xml.ts';

export type Workbook =
  | { readonly kind: 'sheets'; readonly sheets: readonly Sheet[] }
  | { readonly kind: 'problem'; readonly problem: 'unreadable' | 'open-document' | 'too-large' };

interface Sheet {
  readonly name: string;
  /** Those with something in them. */
  readonly rows: readonly CsvRow[];
}

/** Of all parts together; 5,000 people take 4 MB. */
const mostUnpackedBytes = 16 * 1024 * 1024;
const mostParts = 1000;
/** Longer than any valid answer. */
const longestCell = 2000;
const openDocument = 'mimetypeapplication/vnd.oasis.opendocument';

async function readWorkbook(file: Uint8Array): Promise<Workbook> {
  // Where the first part of such a file begins: its name, and what it holds.
  if (strFromU8(file.subarray(30, 100), true).startsWith(openDocument)) {
    return { kind: 'problem', problem: 'open-document' };
  }
  const parts = unpack(file);
  if (!parts) return { kind: 'problem', problem: 'too-large' };
  for (const [name, part] of Object.entries(parts)) {
    const xml = strFromU8(part);
    // Spreadsheets declare nothing, and what is declared would be left out.
    if (xml.includes('<!DOCTYPE')) return { kind: 'problem', problem: 'unreadable' };
    parts[name] = strToU8(shownXml(xml));
  }
  const sheets = (await readSheets(packed(parts))) as unknown as readonly ReadSheet[];
  return {
    kind: 'sheets',
    sheets: sheets.map(({ sheet, data = [] }) => ({ name: sheet, rows: rowsOf(data) })),
  };
}

/** Returns the parts that make up the sheets; undefined when they are too many or too large. */
function unpack(file: Uint8Array): Record<string, Uint8Array> | undefined {
  let bytes = 0;
  let count = 0;
  const isFine = () => bytes <= mostUnpackedBytes && count <= mostParts;
  const parts = unzipSync(file, {
    filter({ name, originalSize }) {
      count += 1;
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      bytes += originalSize;
      return isFine();
    },
  });
  return isFine() ? parts : undefined;
}

function packed(parts: Record<string, Uint8Array>): ArrayBuffer {
  return Uint8Array.from(zipSync(parts, { level: 0 })).buffer;
}

type Cell = string | number | boolean | Date | null;

interface ReadSheet {
  readonly sheet: string;
  /** None of a chart's sheet. */
  readonly data?: readonly (readonly Cell[])[];
}

function rowsOf(data: readonly (readonly Cell[])[]): CsvRow[] {
  return data.flatMap((row, at) => {
    const cells = row.map(textOf);
    const isEmpty = cells.every((cell) => cell === '');
    return isEmpty ? [] : [{ line: at + 1, cells, problem: undefined }];
  });
}

/** Writes a cell as text, with days as 2026-11-21. */
function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).slice(0, longestCell);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage('started');
const answer = await readWorkbook(workerData as Uint8Array).catch((): Workbook => {
  return { kind: 'problem', problem: 'unreadable' };
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(answer);
