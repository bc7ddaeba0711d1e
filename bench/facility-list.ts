import { join } from 'node:path';
import { readProviderContent } from '../server/content/providers/provider-content.ts';
import { makeSampleDirectory } from '../server/providers/sample/sample-directory.ts';
import { writeFacilityCsv } from '../tests/support/facility-csv.ts';

const facilities = 34_000;

/** The list that FACILITIES_CSV names, or one of the same length made up for the measurement. */
export async function facilityList(folder: string): Promise<string> {
  const given = process.env['FACILITIES_CSV'];
  if (given !== undefined) return given;
  const { sample } = await readProviderContent('content');
  const file = join(folder, 'facilities.csv');
  await writeFacilityCsv(file, makeSampleDirectory(sample, 4).slice(0, facilities));
  return file;
}
