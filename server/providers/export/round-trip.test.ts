import { array, assert, asyncProperty } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facility } from '#app/features/providers/directory/facility.types.ts';
import {
  facilityTypeIds,
  specialityIds,
} from '#app/features/providers/directory/facility-types.ts';
import { lgas } from '#app/site/nigeria/lgas.ts';
import { readSource } from '#server/content/open-files.ts';
import { aFacility } from '../../../tests/support/a-facility.ts';
import { anyFacility } from '../../../tests/support/any-facility.ts';
import { fuzzing } from '../../../tests/support/fuzz.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { readRows, type CsvRow } from '../import/csv-parser.ts';
import { readHeading, createRowReader } from '../import/row-reader.ts';
import { writeDirectory } from './write-directory.ts';

const mapping = await readSource('content', 'columns');

async function exported(facilities: readonly Facility[]): Promise<string> {
  const output = memoryOutput();
  await writeDirectory(stream(facilities), mapping, output);
  return output.text();
}

async function imported(text: string): Promise<unknown[]> {
  const all: CsvRow[] = [];
  for await (const some of readRows([Buffer.from(text)], 'utf-8')) all.push(...some);
  const [heading, ...rows] = all;
  const { heading: read, problems } = readHeading(heading?.cells ?? [], mapping);
  expect(problems).toEqual([]);
  const readRow = createRowReader(read, mapping);
  return rows.map((row) => {
    const result = readRow(row);
    return 'facility' in result ? result.facility : result.problems;
  });
}

async function* stream<Item>(item: Item) {
  yield item;
}

describe('an export', () => {
  it('is imported as what it was, whatever words the list has', async () => {
    await assert(
      asyncProperty(array(anyFacility, { minLength: 1, maxLength: 5 }), async (facilities) => {
        expect(await imported(await exported(facilities))).toEqual(facilities);
      }),
      fuzzing(200),
    );
  });

  it('has a word for every area, type and speciality that an import knows', async () => {
    const facilities = lgas.map(({ id, stateId }, at) =>
      aFacility({
        id: `n${at}`,
        name: `Example ${at}`,
        stateId,
        lgaId: id,
        type: facilityTypeIds[at % facilityTypeIds.length] ?? 'clinic',
        specialities: [specialityIds[at % specialityIds.length] ?? 'eyes'],
      }),
    );
    expect(await imported(await exported(facilities))).toEqual(facilities);
  });

  it('has nothing that a spreadsheet would calculate', async () => {
    const risky = aFacility({ id: '-1', name: '＝1+1', phone: '+234 700 000 0000' });
    const [, row] = (await exported([risky])).split('\n');
    expect(row).toContain("'-1,'＝1+1,hospital");
    expect(row).toContain(",'+234 700 000 0000,");
  });
});
