import { array, assert, asyncProperty, constantFrom, oneof, string, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberTemplate } from '#app/features/buying/enrolment/members/member-template.ts';
import { listRules } from '../../../tests/support/list-rules.ts';
import { checkMembers } from './check-members.ts';
import { readMemberFile as readFileOf } from './read-member-file.ts';

const heading = 'First name,Surname,Sex,DOB';
const readMemberFile = (file: Uint8Array) => readFileOf(file, 'order');
const bytes = (text: string) => new TextEncoder().encode(text);

async function reasons(file: Uint8Array): Promise<string[]> {
  const { problems } = await readMemberFile(file);
  return problems.map(({ line, reason }) => `${line}: ${reason}`);
}

describe('a file of members', () => {
  it.each([
    ['commas and Unix lines', `${heading}\nAda,Example,F,1 2 1990\n`],
    [
      'semicolons, Windows lines and a mark',
      `\uFEFF${heading}\r\nAda,Example,F,1 2 1990\r\n`.replaceAll(',', ';'),
    ],
    ['tabs and no last line break', `${heading}\nAda,Example,F,1 2 1990`.replaceAll(',', '\t')],
    [
      'Excel’s line that names the separator',
      `sep=;\n${heading}\nAda,Example,F,1 2 1990`.replaceAll(',', ';'),
    ],
    ['quoted cells', `${heading}\n"Ada","Example","F","1 2 1990"\n\n,,,\n`],
  ])('is read with %s', async (_what, text) => {
    const { rows, problems } = await readMemberFile(bytes(text));
    expect(problems).toEqual([]);
    expect(rows).toMatchObject([
      { cells: { firstName: 'Ada', lastName: 'Example', gender: 'F', birth: '1 2 1990' } },
    ]);
  });

  it('made from the template is right', async () => {
    const text = memberTemplate().replace('0700 000 0000', '0803 123 4567');
    const { rows, problems } = await readMemberFile(bytes(text));
    expect(rows).toHaveLength(2);
    const checked = await checkMembers(rows, listRules);
    expect([...problems, ...checked.problems]).toEqual([]);
  });

  it('keeps letters of Windows-1252 and of Yoruba', async () => {
    const latin = Uint8Array.from(Buffer.from(`${heading}\nZo\u00e9,Example,F,1 2 1990`, 'latin1'));
    expect((await readMemberFile(latin)).rows[0]?.cells.firstName).toBe('Zo\u00e9');
    const yoruba = bytes(`${heading}\nỌlá,Example,F,1 2 1990`);
    expect((await readMemberFile(yoruba)).rows[0]?.cells.firstName).toBe('Ọlá');
  });

  it('names the line of a quotation mark gone wrong, and reads the others', async () => {
    const { rows, problems } = await readMemberFile(
      bytes(`${heading}\nAda,Ex"ample,F,1 2 1990\nNgozi,Example,F,1 2 1990\n`),
    );
    expect(rows).toMatchObject([{ line: 3 }]);
    expect(problems).toMatchObject([{ line: 2, column: 'lastName' }]);
  });

  it.each([
    ['is empty', '', '1: The file can’t be read: the file is empty'],
    ['has only its header row', heading, '1: The file has no rows below its header row'],
    ['has no header row', 'Ada,Example,F,1990', '1: The first row has no column “First name”'],
    ['names a column twice', `${heading},Gender\n`, '1: Two columns are “Gender”'],
    [
      'is a PDF',
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n',
      '1: The file can’t be read: this is a PDF. Send the spreadsheet that it was made from, as an Excel workbook (.xlsx) or as CSV',
    ],
    [
      'has a null byte',
      `${heading}\nA\0da,Example,F,1 2 1990`,
      '2: The file can’t be read: contains a NUL byte, so it is not a text file',
    ],
  ])('that %s is refused with the reason', async (_what, text, reason) => {
    expect(await reasons(bytes(text))).toContain(reason);
  });

  it('with more than 5,000 people stops there', async () => {
    const rows = Array.from({ length: 5002 }, (_, at) => `Ada ${at},Example,F,1 2 1990`);
    const file = await readMemberFile(bytes([heading, ...rows].join('\n')));
    expect(file.rows).toHaveLength(5000);
    expect(file.problems).toMatchObject([
      { line: 5002, reason: 'A list holds up to 5,000 people. For more, call us' },
    ]);
  });

  it('never makes the reader throw, whatever its bytes', async () => {
    const text = array(
      oneof(
        constantFrom(',', ';', '"', '\n', '\r\n', heading, 'Ada', '1 2 1990', 'child'),
        string(),
      ),
    ).map((parts) => bytes([heading, ...parts].join('')));
    const isAnswered = async (file: Uint8Array) => {
      const { rows, problems } = await readMemberFile(file);
      const checked = await checkMembers(rows, listRules);
      return rows.length + problems.length > 0 && checked.members.length <= rows.length;
    };
    await assert(
      asyncProperty(oneof(uint8Array({ maxLength: 500 }), text), async (file) => {
        expect(await isAnswered(file)).toBe(true);
      }),
    );
  });
});
