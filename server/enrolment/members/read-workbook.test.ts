import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { listRules } from '../../../tests/support/list-rules.ts';
import { memberHeadings } from '../../../tests/support/member-csv.ts';
import {
  dayCell,
  formulaCell,
  workbook,
  workbookOf,
} from '../../../tests/support/member-workbook.ts';
import { checkMembers } from './check-members.ts';
import { readMemberFile } from './read-member-file.ts';
import { readWorkbook } from './read-workbook.ts';

async function read(file: Uint8Array) {
  const { rows, problems } = await readMemberFile(file, 'order');
  const checked = await checkMembers(rows, listRules);
  return {
    members: checked.members,
    problems: [...problems, ...checked.problems].map(({ line, reason }) => `${line}: ${reason}`),
  };
}

const ada = ['Ada', 'Example', 'Female', '27/03/1990', 'Staff', 'S-1', '', 'Gold', 'Lagos'];
/** Ada again, with some cells as spreadsheets have them. */
function adaWith(
  cells: Readonly<Record<number, Parameters<typeof workbookOf>[0][number][number]>>,
) {
  return ada.map((cell, at) => cells[at] ?? cell);
}

describe('an Excel workbook', () => {
  it('is read like a CSV file, with the lines that Excel numbers', async () => {
    const kemi = ['Kemi', 'Example', 'Male', '30/06/2015', 'Child', '', 'S-1'];
    const { members, problems } = await read(workbookOf([ada, [], kemi]));
    expect(problems).toEqual([]);
    expect(members).toMatchObject([
      { line: 2, firstName: 'Ada', birth: '1990-03-27', number: 'S-1', plan: 'gold' },
      { line: 4, firstName: 'Kemi', principal: 2, stateId: 'lagos' },
    ]);
  });

  it.each([
    ['a date', { 3: dayCell(32959) }, { birth: '1990-03-27' }],
    ['a staff number that is a number', { 5: 1_000_234 }, { number: '1000234' }],
    ["a formula's result", { 1: formulaCell('UPPER(B9)', 'EXAMPLE') }, { lastName: 'EXAMPLE' }],
  ])('may have %s', async (_what, cells, member) => {
    expect(await read(workbookOf([adaWith(cells)]))).toMatchObject({
      members: [member],
      problems: [],
    });
  });

  it('may have its texts in one part and styled, as Excel writes them', async () => {
    const texts = [...memberHeadings, ...ada].map((text) =>
      text === 'Ada' ? '<r><t>A</t></r><r><rPr><b/></rPr><t>da</t></r>' : `<t>${text}</t>`,
    );
    const rowOf = (row: number, from: number) => {
      const cells = memberHeadings.map((_, at) => {
        const column = String.fromCodePoint(65 + at);
        return `<c r="${column}${row}" s="0" t="s"><v>${from + at}</v></c>`;
      });
      return `<row r="${row}" spans="1:9">${cells.join('')}</row>`;
    };
    const rows = `${rowOf(1, 0)}${rowOf(2, memberHeadings.length)}`;
    const file = workbook({
      sheets: { Members: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
      files: {
        'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si>${text}</si>`).join('')}</sst>`,
      },
    });
    expect(await read(file)).toMatchObject({ members: [{ firstName: 'Ada' }], problems: [] });
  });

  it.each([
    [
      'a date that shows as a number',
      { 3: 32_959 },
      '2: The spreadsheet has made this a number. Format the column as a date or as text',
    ],
    [
      'a formula that failed for the plan',
      { 7: { xml: 't="e"><f>VLOOKUP(F2,Z:Z,1)</f><v>#N/A</v>' } },
      '2: The spreadsheet has no result for this formula: #N/A',
    ],
    [
      'a formula for the plan that was never worked out',
      { 7: { xml: '><f>Z1</f><v></v>' } },
      '2: The spreadsheet has no result for this formula: #VALUE!',
    ],
  ])('with %s names the line', async (_what, cells, problem) => {
    expect(await read(workbookOf([adaWith(cells)]))).toEqual({ members: [], problems: [problem] });
  });

  it('has its list on any one sheet that shows', async () => {
    const sheets = {
      '[Old]': [memberHeadings, adaWith({ 0: 'Old' })],
      Notes: [['Fill in the second sheet']],
      Members: [memberHeadings, ada],
      Empty: [],
    };
    expect(await read(workbook({ sheets }))).toMatchObject({
      members: [{ firstName: 'Ada' }],
      problems: [],
    });
  });

  it('is refused with two lists, of which one would be forgotten', async () => {
    const sheets = { Lagos: [memberHeadings, ada], Abuja: [memberHeadings, ada] };
    expect(await read(workbook({ sheets }))).toEqual({
      members: [],
      problems: ['1: The sheets "Lagos" and "Abuja" both have people. Put everyone on one sheet'],
    });
  });

  it('runs no macros and opens no file within', async () => {
    const files = { 'xl/vbaProject.bin': 'macro', 'xl/inner.zip': workbookOf([ada]) };
    const sheets = { Members: [memberHeadings, ada] };
    expect(await read(workbook({ sheets, files }))).toMatchObject({ members: [{}], problems: [] });
  });
});

const damaged =
  '1: The file can’t be read: this is not an Excel workbook, or a damaged one. Open it in Excel and save it as an Excel workbook (.xlsx)';
const tooMuch =
  '1: The file can’t be read: there is too much in this workbook. Copy the columns of the template into a new workbook';
const farAway = '<c r="XFD1048576" t="inlineStr"><is><t>x</t></is></c>';

describe('workbooks that come together', () => {
  const readAll = (orders: readonly string[]) =>
    Promise.all(
      orders.map((order) =>
        readWorkbook(workbookOf([ada]), order).then(
          ({ kind }) => kind,
          (error: unknown) => error instanceof OrdersUnavailableError && 'busy',
        ),
      ),
    );

  it('are read one after the other, and refused while four wait', async () => {
    expect(await readAll(['1', '2', '3', '4', '5'])).toEqual([
      'sheets',
      'sheets',
      'sheets',
      'sheets',
      'busy',
    ]);
    expect(await readAll(['5'])).toEqual(['sheets']);
  });

  it('are one of each order, the last that came', async () => {
    const answers = await readAll(['1', '1', '1', '1', '2', '1']);
    expect(answers).toEqual(['busy', 'busy', 'busy', 'busy', 'sheets', 'sheets']);
  });
});

describe('a file is refused with the reason when it', () => {
  const sheet = (xml: string) => workbook({ sheets: { Members: xml } });

  it.each<[string, Uint8Array, string]>([
    [
      'is an old workbook or has a password',
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]),
      '1: The file can’t be read: this is an old Excel workbook (.xls), or one with a password. Save it as an Excel workbook (.xlsx) without a password',
    ],
    [
      'is an OpenDocument spreadsheet',
      zipSync({
        mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
      }),
      '1: The file can’t be read: this is an OpenDocument spreadsheet (.ods). Save it as an Excel workbook (.xlsx) or as CSV',
    ],
    ['is cut off', workbookOf([ada]).subarray(0, 600), damaged],
    ['is not XML inside', sheet('{"rows": []}'), damaged],
    [
      'declares entities',
      sheet(
        '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>',
      ),
      damaged,
    ],
    ['grows when unpacked', sheet(' '.repeat(20_000_000)), tooMuch],
    [
      'has thousands of parts',
      workbook({
        sheets: { Members: [memberHeadings, ada] },
        files: Object.fromEntries(
          Array.from({ length: 2000 }, (_, at) => [`xl/${at}.xml`, '<a/>']),
        ),
      }),
      tooMuch,
    ],
    [
      'has a cell at the far end',
      sheet(`<worksheet><sheetData><row r="1048576">${farAway}</row></sheetData></worksheet>`),
      tooMuch,
    ],
    [
      'has nothing but empty sheets',
      workbook({ sheets: { Members: [] } }),
      '1: The file has no rows below its header row',
    ],
  ])('%s', async (_what, file, problem) => {
    expect(await read(file)).toEqual({ members: [], problems: [problem] });
  });

  it('takes too long', async () => {
    // One row may be read before a busy machine looks at its clock. With time, as many are read above.
    const file = workbookOf(Array.from({ length: 5000 }, () => ada));
    expect(await readWorkbook(file, 'order', 1)).toEqual({ kind: 'problem', problem: 'too-large' });
  });
});
