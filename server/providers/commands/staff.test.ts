import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { loadDirectory } from '#server/providers/store/load-directory.ts';
import { saveDirectory } from '#server/providers/store/save-directory.ts';
import { aFacility } from '../../../tests/support/a-facility.ts';
import { memoryOutput } from '../../../tests/support/memory-output.ts';
import { useStore } from '../../../tests/support/use-store.ts';
import { runProvidersCommand } from './run-providers-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'providers-'));
const file = join(folder, 'list.csv');
const copy = join(folder, 'copy.csv');

afterAll(() => rmSync(folder, { recursive: true }));

/** A list of the facilities with these numbers. */
function list(...ids: readonly number[]): string {
  const rows = ids.map((id) => `${id},Example ${id},Clinic,Lagos,Ikeja,${id} Example Road`);
  return ['id,name,type,state,lga,address', ...rows].join('\n');
}

describe('staff', () => {
  const used = useStore('sqlite');
  const dataFolder = mkdtempSync(join(tmpdir(), 'data-'));
  const settings = () => ({ DATA_DIR: dataFolder, ...used.settings });
  const keptIn = () => join(settings().DATA_DIR, 'providers-before-import');

  afterAll(() => rmSync(dataFolder, { recursive: true }));
  beforeEach(async () => {
    await used.store.tables.deleteFrom('facilities').execute();
    await used.store.tables.deleteFrom('directory_versions').execute();
    rmSync(keptIn(), { recursive: true, force: true });
    rmSync(copy, { force: true });
  });

  async function run(...args: readonly string[]) {
    const [stdout, stderr] = [memoryOutput(), memoryOutput()];
    const env = { SETTINGS_FILE: '/dev/null', ...settings() };
    const { openStore } = used;
    const status = await runProvidersCommand(args, { env, stdout, stderr, openStore });
    const [place = '', ...errors] = stderr.text().trimEnd().split('\n');
    return { status, output: stdout.text(), place, errors };
  }

  function importText(text: string, ...options: readonly string[]) {
    writeFileSync(file, text);
    return run('import', file, ...options);
  }

  const facilities = async () => (await loadDirectory(used.store))?.facilities;
  const idsInStore = async () => (await facilities())?.map(({ id }) => Number(id)).toSorted();

  it('look at what a list would change by id, and change nothing', async () => {
    await importText(list(1, 2, 3, 4, 5));
    const text = list(1, 2, 3, 4, 6, 7).replace('4 Example Road', '4 New Road');
    const twice = `${text}\n8,Example 7,Clinic,Lagos,Ikeja,`;
    const { status, output, errors } = await importText(twice, '--dry-run');
    expect(output.trimEnd().split('\n')).toEqual([
      'Would import 6 facilities, 1 duplicates skipped.',
      'Now: 5. Then: 6. By id: 2 added, 1 removed, 1 changed.',
      'Dry run: nothing was changed.',
    ]);
    expect(errors).toEqual(['line 8: same name as line 7, in the same area; skipped']);
    expect(status).toBe(0);
    expect(await idsInStore()).toEqual([1, 2, 3, 4, 5]);
    expect((await facilities())?.[3]?.address).toBe('4 Example Road');
  });

  it('look at a first list, which replaces the sample', async () => {
    const { output } = await importText(list(1), '--dry-run');
    expect(output).toContain('Now: the sample, which the first import replaces. Then: 1.');
    expect(await idsInStore()).toBeUndefined();
  });

  it('look at a list with mistakes, as an import would report them', async () => {
    const text = `${list(1)}\n2,Two,Clinic,Atlantis,,`;
    const mistake = 'line 3, column "state": "Atlantis" is not a state of Nigeria';
    const errors = [mistake, 'Nothing changed: 1 problems in 2 rows.'];
    const dryRun = await importText(text, '--dry-run');
    expect(dryRun).toMatchObject({ status: 1, output: '', errors });
    expect(await importText(text)).toEqual(dryRun);
  });

  it('cannot remove more than a fifth of a directory of fifty by mistake', async () => {
    const fifty = Array.from({ length: 50 }, (_, at) => at + 101);
    expect((await importText(list(...fifty))).status).toBe(0);
    const errors = [
      'Nothing changed: of the 50 facilities in the directory, 39 would remain, fewer than 80 %.',
      'If that is right, import with --allow-fewer. --dry-run says what would change.',
    ];
    const refused = await importText(list(...fifty.slice(0, 39), 997, 998, 999));
    expect(refused).toMatchObject({ status: 1, output: '', errors });
    expect(await idsInStore()).toEqual(fifty);
    const dryRun = await importText(list(101), '--dry-run');
    expect(dryRun.status).toBe(1);
    expect(dryRun.output).toContain('Now: 50. Then: 1. By id: 0 added, 49 removed, 0 changed.');
    expect((await importText(list(101), '--allow-fewer', '--dry-run')).status).toBe(0);
    expect((await importText(list(...fifty.slice(0, 49)))).output).toBe(
      'Imported 49 facilities.\n',
    );
    expect((await importText(list(9))).output).toBe('Imported 1 facility.\n');
    expect(await idsInStore()).toEqual([9]);
  });

  it('bring back the directory before an import, however small, and take that back', async () => {
    await importText(list(1));
    await importText(list(1, 2, 3));
    const undone = await run('undo');
    expect(undone).toMatchObject({
      status: 0,
      output: 'Brought back 1 facility, the directory before the last import.\n',
      errors: [],
    });
    expect(await idsInStore()).toEqual([1]);
    expect((await run('undo')).status).toBe(0);
    expect(await idsInStore()).toEqual([1, 2, 3]);
    expect(readdirSync(keptIn())).toHaveLength(1);
  });

  it('are told when there is nothing to bring back', async () => {
    const before = await run('undo');
    expect(before).toMatchObject({
      status: 1,
      errors: [expect.stringMatching('Nothing has been')],
    });
    await importText(list(1));
    rmSync(keptIn(), { recursive: true });
    const { status, errors } = await run('undo');
    expect(status).toBe(1);
    const nothing = /^Nothing changed: there is no directory to bring back in .+\.csv\.$/;
    expect(errors[0]).toMatch(nothing);
    expect(await idsInStore()).toEqual([1]);
  });

  it('bring back the sample after a first import, rows and all', async () => {
    await importText(list(1));
    expect(await run('undo')).toMatchObject({
      status: 0,
      output: 'Removed the first import: the site shows the sample again.\n',
    });
    expect(await idsInStore()).toBeUndefined();
    expect(await used.store.tables.selectFrom('facilities').select('id').execute()).toEqual([]);
    expect((await importText(list(2))).status).toBe(0);
  });

  it('import nothing where the directory before cannot be kept', async () => {
    await importText(list(1));
    rmSync(keptIn(), { recursive: true });
    writeFileSync(keptIn(), 'in the way');
    expect((await importText(list(1, 2))).status).toBe(1);
    expect(await idsInStore()).toEqual([1]);
  });

  it('can still go back after an import that broke off', async () => {
    await importText(list(1));
    await importText(list(1, 2));
    const breaking = saveDirectory(used.store, {
      facilities: Readable.from([aFacility({ id: '3', name: 'Three' })]),
      source: 'test',
      beforeReplacing: () => Promise.reject(new Error('the disk is full')),
    });
    await expect(breaking).rejects.toThrow('the disk is full');
    await run('undo');
    expect(await idsInStore()).toEqual([1]);
  });

  it('export a file that is imported as the same directory', async () => {
    await importText(list(1, 2).replace('Example 1', '"Ìrètí, ""the"" Clinic"'));
    const before = await facilities();
    const { output, errors } = await run('export', copy);
    expect(output).toBe(`Exported 2 facilities to ${copy}.\n`);
    expect(errors).toEqual([]);
    await importText(list(9), '--allow-fewer');
    expect((await run('import', copy, '--allow-fewer')).status).toBe(0);
    expect(await facilities()).toEqual(before);
    const replaced = `Exported 2 facilities to ${copy}, which replaces the file that was there.\n`;
    expect((await run('export', copy)).output).toBe(replaced);
    expect((await run('export')).output).toBe(readFileSync(copy, 'utf8'));
  });

  it.each([
    ['import from a file that is not there', 'import', '/no/such/file', 'cannot be read'],
    ['export to a folder', 'export', folder, 'is there, and is not a file'],
    ['export to no folder', 'export', `${folder}/none/x`, 'cannot be written: look at its folder'],
  ])('cannot %s', async (_what, action, path, reason) => {
    await importText(list(1));
    expect(await run(action, path)).toMatchObject({ status: 1, place: `${path} ${reason}` });
  });

  it('export the sample, and are told what it is', async () => {
    const { status, output, errors } = await run('export', copy);
    expect(status).toBe(0);
    expect(errors).toEqual([
      'Nothing has been imported yet: this is the sample, which is invented.',
    ]);
    const [, count = ''] = /^Exported ([\d,]+ facilities) to/.exec(output) ?? [];
    expect((await run('import', copy, '--dry-run')).output).toContain(`Would import ${count}.\n`);
  });
});

it.each([
  [[], 'no command given'],
  [['import'], 'import needs a file'],
  [['import', 'a.csv', 'b.csv'], 'import does not take "b.csv"'],
  [['undo', 'a.csv'], 'undo does not take "a.csv"'],
  [['undo', '--allow-fewer'], "Unknown option '--allow-fewer'"],
])('%j tells how to use it', async (args, message) => {
  const [stdout, stderr] = [memoryOutput(), memoryOutput()];
  expect(await runProvidersCommand(args, { env: {}, stdout, stderr })).toBe(1);
  const [usage, reason] = stderr.text().split(/\n\n(?=[^\n]+\n$)/);
  expect(usage).toContain('npm run providers -- import FILE [--dry-run] [--allow-fewer]');
  expect(reason).toContain(message);
});
