import { array, assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCsvParser, findDelimiter } from './csv-parser.ts';

function parse(text: string, pieceLength = text.length || 1) {
  const parser = createCsvParser(',');
  const rows = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    rows.push(...parser.push(text.slice(at, at + pieceLength)));
  }
  return [...rows, ...parser.end()];
}

const cellsOf = (text: string) => parse(text).map(({ cells }) => cells);
const problemsOf = (text: string) =>
  parse(text).flatMap(({ line, problem }) => (problem ? [`${line}: ${problem.reason}`] : []));

describe('a CSV file', () => {
  const texts = ['a,b\n1,2\n', 'a,b\r\n1,2\r\n', 'a,b\r1,2\r', 'a,b\n\n \n1,2\n\n'];
  it.each(texts)('%j has a heading and a row', (text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('may quote separators, line breaks and quotation marks', () => {
    expect(cellsOf('"a,b","c\nd","e ""f"""\n')).toEqual([['a,b', 'c\nd', 'e "f"']]);
    expect(cellsOf('"a" ,,""\n')).toEqual([['a', '', '']]);
  });

  it.each(['\n', '\r\n', '\r'])('counts lines that end with %j, also within quotes', (end) => {
    const text = ['a', '"b', 'c"', 'd', '', 'e'].join(end);
    expect(parse(text).map(({ line }) => line)).toEqual([1, 2, 4, 6]);
  });

  const unclosed = 'is a closing quotation mark missing?';
  it.each([
    ['a,b"c\n', '1: a quotation mark in the middle of a cell; quote the whole cell'],
    ['"a"b\n', '1: text after the closing quotation mark'],
    ['a\n"b', '2: unclosed quotation mark'],
    [`a\n"${'x'.repeat(2001)}`, `2: longer than 2000 characters; ${unclosed}`],
    [`${','.repeat(300)}\n`, '1: more than 200 cells'],
  ])('says where %.30j breaks the rules', (text, problem) => {
    expect(problemsOf(text)).toEqual([problem]);
  });

  it('is read the same in whatever pieces it comes', () => {
    const text = 'id,"na""me"\r\n1,"a\r\nb"\r\n\r\n2,c"d\r\n"3",';
    assert(
      property(integer({ min: 1, max: text.length }), (length) => {
        expect(parse(text, length)).toEqual(parse(text));
      }),
      { seed: 7 },
    );
  });

  it('gives back whatever cells were written properly', () => {
    const cell = string({ maxLength: 20 });
    const row = array(cell, { minLength: 2, maxLength: 5 });
    const written = (cells: readonly string[]) =>
      cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',');
    assert(
      property(array(row, { maxLength: 5 }), (rows) => {
        expect(cellsOf(rows.map(written).join('\n'))).toEqual(rows);
      }),
      { seed: 7 },
    );
  });
});

it.each([
  ['id,name,state', ','],
  ['id;name;state', ';'],
  ['id\tname\tstate', '\t'],
  ['id|name, or title|state', '|'],
  ['name', ','],
])('the heading %j shows the separator', (heading, delimiter) => {
  expect(findDelimiter(heading)).toBe(delimiter);
});
