import { strToU8, zipSync } from 'fflate';
import { memberHeadings } from './member-csv.ts';

type Cell = string | number | boolean | { readonly xml: string };
export type SheetRows = readonly (readonly Cell[])[];

interface WorkbookParts {
  /** By name of the sheet; a name in brackets is of a hidden one. */
  readonly sheets: Readonly<Record<string, SheetRows | string>>;
  /** More files in the archive. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A cell that shows a day, which spreadsheets store as a number of days. */
export function dayCell(serial: number): Cell {
  return { xml: `s="1"><v>${serial}</v>` };
}

/** A cell with a formula and what it came to. */
export function formulaCell(formula: string, result: string): Cell {
  return { xml: `t="str"><f>${formula}</f><v>${result}</v>` };
}

/** Makes an Excel workbook of one sheet, with the headings of a list. */
export function workbookOf(rows: SheetRows): Uint8Array<ArrayBuffer> {
  return workbook({ sheets: { Members: [memberHeadings, ...rows] } });
}

/** Makes an Excel workbook; a sheet given as text is its XML. */
export function workbook({ sheets, files = {} }: WorkbookParts): Uint8Array<ArrayBuffer> {
  const all = Object.entries(sheets);
  const list = all.map(([name], at) => {
    const state = name.startsWith('[') ? ' state="hidden"' : '';
    return `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="rId${at + 1}"/>`;
  });
  const links = all.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const texts: Record<string, string | Uint8Array> = {
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${links.join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      all.map(([, rows], at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)]),
    ),
    ...files,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        typeof text === 'string' ? strToU8(text) : text,
      ]),
    ),
  );
}

function sheetXml(rows: SheetRows | string): string {
  if (typeof rows === 'string') return rows;
  const all = rows.map((cells, row) => {
    const written = cells.map(
      (cell, column) => `<c r="${addressOf(row, column)}" ${cellXml(cell)}</c>`,
    );
    return `<row r="${row + 1}">${written.join('')}</row>`;
  });
  return `<worksheet><sheetData>${all.join('')}</sheetData></worksheet>`;
}

function addressOf(row: number, column: number): string {
  return `${String.fromCodePoint(65 + column)}${row + 1}`;
}

function cellXml(cell: Cell): string {
  if (typeof cell === 'object') return cell.xml;
  if (typeof cell === 'number') return `><v>${cell}</v>`;
  if (typeof cell === 'boolean') return `t="b"><v>${Number(cell)}</v>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `t="inlineStr"><is><t>${text}</t></is>`;
}
