import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { readSource } from '#server/content/open-files.ts';
import { checkFile } from './check-file.ts';

const inFolder = useFolder();
const mapping = await readSource('content', 'columns');

async function check(content: string | Buffer) {
  const file = inFolder('list.csv');
  writeFileSync(file, content);
  const lines: string[] = [];
  const checked = checkFile({ file, mapping, report: (line) => lines.push(line) });
  const names: string[] = [];
  for await (const { name } of checked.facilities) names.push(name);
  return { ...checked.soFar(), names, lines };
}

const heading = 'id,name,type,state,lga,lat,lon';
const row = (id: number, more: Partial<Record<'name' | 'place' | 'lga', string>> = {}) =>
  `${id},${more.name ?? `Example ${id}`},Hospital,Lagos,${more.lga ?? 'Ikeja'},${more.place ?? ','}`;
const list = (...rows: readonly string[]) => [heading, ...rows, ''].join('\n');

describe('a sound file', () => {
  it('is read in UTF-8, with and without its mark', async () => {
    const text = list(row(1, { name: 'Ọ̀kẹ́ Clinic' }));
    expect(await check(text)).toMatchObject({ names: ['Ọ̀kẹ́ Clinic'], problems: 0 });
    expect(await check(`\uFEFF${text}`)).toMatchObject({ rows: 1, problems: 0 });
  });

  it('is read in Windows-1252', async () => {
    const bytes = Buffer.from(list(row(1, { name: 'Caf\u00e9 Clinic' })), 'latin1');
    expect(await check(bytes)).toMatchObject({ names: ['Café Clinic'], problems: 0 });
  });

  it('is read in Windows-1252 where its only accent is its last letter', async () => {
    const bytes = Buffer.from('type,state,name\nClinic,Oyo,Caf\u00e9', 'latin1');
    expect(await check(bytes)).toMatchObject({ names: ['Café'], problems: 0 });
  });

  it('may part its cells by semicolons and end its lines as Windows does', async () => {
    const text = list(row(1), row(2)).replaceAll(',', ';').replaceAll('\n', '\r\n');
    expect(await check(text)).toMatchObject({ rows: 2, problems: 0 });
  });

  it('may use other headings and have extra columns', async () => {
    const text = 'Facility_Name,STATE NAME,Category,remarks\nExample,FCT,Pharmacy,none\n';
    expect(await check(text)).toMatchObject({ rows: 1, problems: 0 });
  });
});

describe('a bad row', () => {
  const noType = 'is not a facility type in content/providers/columns.yaml';
  const noPlace = 'is not a latitude and longitude in degrees';
  const noId = 'can contain only letters, digits, dots, hyphens and underscores';
  const swapped = 'latitude and longitude are swapped';
  const formula = 'looks like a spreadsheet formula';
  it.each([
    ['name', '1,,Hospital,Lagos,Ikeja,,', 'is empty'],
    ['type', '1,A,Spa,Lagos,Ikeja,,', `"Spa" ${noType}`],
    ['state', '1,A,Hospital,Atlantis,,,', '"Atlantis" is not a state of Nigeria'],
    ['lga', '1,A,Hospital,Lagos,Bida,,', '"Bida" is not a local government area of lagos'],
    ['lat', '1,A,Hospital,Lagos,Ikeja,north,3', `"north, 3" ${noPlace}`],
    ['lat', '1,A,Hospital,Lagos,Ikeja,51.5,-0.1', '"51.5, -0.1" is not in Nigeria'],
    ['lat', '1,A,Hospital,Lagos,Ikeja,3.4,6.5', `"3.4, 6.5" is not in Nigeria; ${swapped}`],
    ['lat', '1,A,Hospital,Lagos,Ikeja,6.5,', `"6.5, " ${noPlace}`],
    ['id', 'a b,A,Hospital,Lagos,Ikeja,,', `"a b" ${noId}`],
    ['name', '1,"=HYPERLINK(""a"")",Hospital,Lagos,Ikeja,,', `"=HYPERLINK("a")" ${formula}`],
    ['name', '1,@SUM(A1),Hospital,Lagos,Ikeja,,', `"@SUM(A1)" ${formula}`],
    ['name', '1,"A\nB",Hospital,Lagos,Ikeja,,', 'contains a control character or line break'],
    ['type', '1,A,\u001b[31mSpa,Lagos,Ikeja,,', `"·[31mSpa" ${noType}`],
    ['name', `1,${'x'.repeat(121)},Hospital,Lagos,Ikeja,,`, 'longer than 120 characters'],
  ])('is named with line, column and reason: %s of %.50j', async (column, bad, reason) => {
    const { lines, problems } = await check(list(bad, row(2)));
    expect(lines).toEqual([`line 2, column "${column}": ${reason}`]);
    expect(problems).toBe(1);
  });

  it('with more cells than the heading is named too', async () => {
    const { lines } = await check(list('1,A,Hospital,Lagos,Ikeja,,,extra'));
    expect(lines).toEqual(['line 2: 8 cells, but the heading has 7']);
  });

  it.each([
    ['bands', 'E', '"E" must contain only the bands A, B, C and D'],
    ['phone', 'call me', '"call me" is not a phone number'],
    ['verified on', '31/02/2026', '"31/02/2026" is not a day like 2026-11-21'],
    ['opening', 'mornings', '"mornings" is not like "Mo-Fr 08:00-18:00; Sa 09:00-13:00" or "24/7"'],
    ['specialities', 'eyes;magic', '"magic" is not a known speciality'],
    ['level', 'Best', '"Best" is not one of Primary, Secondary, Tertiary'],
  ])('has a wrong %s', async (column, value, reason) => {
    const { lines } = await check(`name,type,state,${column}\nA,Clinic,Oyo,${value}\n`);
    expect(lines).toEqual([`line 2, column "${column}": ${reason}`]);
  });
});

describe('hostile text', () => {
  it.each([
    ['id', '../../etc/passwd,A,Hospital,Lagos,Ikeja,,'],
    ['id', '1\u202E,A,Hospital,Lagos,Ikeja,,'],
    ['name', '1,A\u202EB,Hospital,Lagos,Ikeja,,'],
    ['name', '1,-2+3,Hospital,Lagos,Ikeja,,'],
    ['type', '1,A,__proto__,Lagos,Ikeja,,'],
    ['state', '1,A,Hospital,__proto__,,,'],
    ['lga', '1,A,Hospital,Lagos,toString,,'],
    ['lat', '1,A,Hospital,Lagos,Ikeja,1e1,0x7'],
    ['lat', '1,A,Hospital,Lagos,Ikeja,NaN,Infinity'],
  ])('is refused as %s: %.50j', async (column, bad) => {
    const { lines } = await check(list(bad));
    expect(lines).toEqual([expect.stringMatching(`^line 2, column "${column}": .{10,150}$`)]);
    expect(lines[0]).not.toContain('\u202E');
  });

  it.each([
    ['phone', '<script>0803'],
    ['verified on', '+012026-01-01'],
    ['level', '__proto__'],
    ['specialities', 'toString'],
    ['opening', 'Mo-Fr 99:99-18:00'],
    ['opening', 'Mo-Fr 08:00-18:00;'.repeat(100)],
  ])('is refused as %s: %.30j', async (column, value) => {
    const { lines } = await check(`name,type,state,${column}\nA,Clinic,Oyo,${value}\n`);
    expect(lines).toEqual([expect.stringMatching(`^line 2, column "${column}": .{10,150}$`)]);
  });
});

describe('a file that is none', () => {
  const typeNames = 'use one of these headings: "type", "facility type", "category"';
  const twoNames = 'name,facility name,type,state\nA,A,Clinic,Oyo\n';
  const asUtf8 = 'save it as "CSV UTF-8"';
  it.each([
    [1, '', 'the file is empty'],
    [1, `${heading}\n`, 'no rows below the header row'],
    [1, 'PK\u0003\u0004xxxx', `this is an Excel workbook or a zip file; ${asUtf8}`],
    [1, Buffer.from(`\uFEFF${list(row(1))}`, 'utf16le'), `this is UTF-16 text; ${asUtf8}`],
    [2, list('1,A\u0000B,Hospital,Lagos,,,'), 'contains a NUL byte, so it is not a text file'],
    [1, 'id,name,state\n1,A,Lagos\n', `no column for the type; ${typeNames}`],
    [1, twoNames, '"facility name" and "name" are both headings for the name'],
  ])('is refused, at line %i of %.40j', async (line, text, problem) => {
    expect((await check(text)).lines).toEqual([`line ${line}: ${problem}`]);
  });

  it('mixes two encodings', async () => {
    const good = Buffer.from(list(row(1, { name: 'Ọ̀kẹ́ Clinic' })));
    const bytes = Buffer.concat([good, Buffer.from('2,Caf\u00e9,Clinic,Oyo,,,\n', 'latin1')]);
    expect((await check(bytes)).lines).toEqual([
      'line 3: not UTF-8, but other lines are: the file mixes two encodings',
    ]);
  });

  it('is neither UTF-8 nor Windows-1252', async () => {
    const bytes = Buffer.from(`${heading}\n1,\u0081,Clinic,Oyo,,,\n`, 'latin1');
    expect((await check(bytes)).lines).toEqual(['line 2: neither UTF-8 nor Windows-1252']);
  });

  it('has a cell of ten megabytes, quoted or not', async () => {
    const long = 'x'.repeat(10 * 1024 * 1024);
    expect((await check(list(row(1, { name: long }), row(2)))).lines).toEqual([
      'line 2, column "name": longer than 2000 characters',
    ]);
    expect((await check(list(row(1, { name: `"${long}"` }), row(2)))).lines).toEqual([
      'line 2, column "name": longer than 2000 characters; is a closing quotation mark missing?',
    ]);
  });
});

describe('a duplicate', () => {
  const away = { name: 'Example 1', lga: 'Agege' };
  it.each([
    ['the same name in the same area', { name: 'example  1' }, 'in the same area'],
    ['the same name without its accents', { name: 'Éxample 1' }, 'in the same area'],
    ['within 200 m', { ...away, place: '6.6010,3.3500' }, 'within 200 m of it'],
  ])('is %s; it is skipped and named', async (_what, more, where) => {
    const first = row(1, { place: '6.6000,3.3500' });
    const { lines, problems, duplicates, names } = await check(list(first, row(2, more)));
    expect(lines).toEqual([`line 3: same name as line 2, ${where}; skipped`]);
    expect(problems).toBe(0);
    expect(duplicates).toBe(1);
    expect(names).toEqual(['Example 1']);
  });

  it.each([
    ['the same name in another area', away],
    ['the same name 300 m away in another area', { ...away, place: '6.6027,3.3500' }],
    ['another name at the same place', { place: '6.6000,3.3500' }],
  ])('is not %s', async (_what, more) => {
    const first = row(1, { place: '6.6000,3.3500' });
    expect(await check(list(first, row(2, more)))).toMatchObject({ problems: 0, lines: [] });
  });

  it('of an id is a mistake', async () => {
    const { lines } = await check(list(row(1), row(1, { name: 'Another' })));
    expect(lines).toEqual(['line 3: same id as line 2']);
  });
});
