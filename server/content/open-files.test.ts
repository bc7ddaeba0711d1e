import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { contentFile } from '#app/kernel/schema/content-file.ts';
import { described, line, markdown } from '#app/kernel/schema/content-fields.ts';
import { openFiles } from './open-files.ts';

/** All that a new file asks of a programmer: a schema, and an entry. */
const careersSchema = v.strictObject({ title: line, text: described(markdown, 'How we hire.') });
const careers = contentFile('careers.yaml', 'Careers', careersSchema, {
  page: '/careers',
  help: 'Open positions.',
});

const folder = await mkdtemp(join(tmpdir(), 'careers-'));
afterAll(() => rm(folder, { recursive: true }));
const names = new Map([['phone', '0700 000 0000']]);

async function open(text: string) {
  await writeFile(join(folder, 'careers.yaml'), text);
  return openFiles(folder, { careers });
}

it('the site reads a new file by its entry alone, with facts and finished Markdown', async () => {
  const files = await open("title: Careers\ntext: 'Call **{{phone}}**.'\n");
  files.check(names);
  expect(files.finish(names).careers).toEqual({
    title: 'Careers',
    text: '<p>Call <strong>0700 000 0000</strong>.</p>',
  });
});

it('a table above the first heading of its Markdown is named by the title beside it', async () => {
  const table = '| Post | Place |\n    | --- | --- |\n    | Nurse | Abuja |';
  const files = await open(`title: Careers\ntext: |\n    ${table}\n`);
  expect(files.finish(names).careers.text).toContain('aria-label="Table: Careers"');
});

it('a mistake in it is named with its place', async () => {
  await expect(open('title: Careers\n')).rejects.toThrow('careers.yaml:1: text: is missing');
  const files = await open("title: Careers\ntext: 'Call {{fone}}.'\n");
  expect(() => files.check(names)).toThrow('careers.yaml:2: unknown placeholder {{fone}}');
});
