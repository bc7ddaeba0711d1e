import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foldText } from '#app/kernel/fold-text.ts';
import { readSource } from '#server/content/open-files.ts';
import { loadDirectory } from '#server/providers/store/load-directory.ts';
import { makeSampleDirectory } from '#server/providers/sample/sample-directory.ts';
import { openStore } from '#server/store/open-store.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { openSearch } from '../support/sample-index.ts';
import { runImport } from '../support/run-import.ts';

const folder = mkdtempSync(join(tmpdir(), 'lists-'));
const settings = { DATA_DIR: join(folder, 'data') };

// The site makes the store, a command does not.
beforeAll(async () => expect(await countInStore()).toBeUndefined());
afterAll(() => rmSync(folder, { recursive: true }));

async function writeRows(rows: number): Promise<string> {
  const file = join(folder, 'many.csv');
  const output = createWriteStream(file);
  output.write('id,name,type,state,lga,address\n');
  for (let row = 1; row <= rows; row += 1) {
    const line = `${row},Example Place ${row},Clinic,Lagos,Ikeja,${row} Example Road\n`;
    if (!output.write(line)) await once(output, 'drain');
  }
  output.end();
  await once(output, 'finish');
  return file;
}

async function countInStore(): Promise<number | undefined> {
  const { log } = createMemoryLog();
  const store = await openStore({ databaseUrl: undefined, dataFolder: settings.DATA_DIR, log });
  const stored = await loadDirectory(store);
  await store.close();
  return stored?.facilities.length;
}

describe('a very long list', () => {
  it('of 200,000 rows is imported', async () => {
    const run = await runImport(await writeRows(200_000), settings);
    process.stdout.write(
      `200,000 rows: ${run.seconds.toFixed(1)} s, ${run.peakMegabytes.toFixed(0)} MB\n`,
    );
    expect(run.output).toBe('Imported 200,000 facilities.\n');
    expect(await countInStore()).toBe(200_000);
  });

  it('of a million rows is refused in words and bounded memory, and changes nothing', async () => {
    const run = await runImport(await writeRows(1_000_000), settings);
    process.stdout.write(
      `A million rows: ${run.seconds.toFixed(1)} s, ${run.peakMegabytes.toFixed(0)} MB\n`,
    );
    expect(run.status).toBe(1);
    expect(run.lines).toEqual([
      'line 200002: more than 200,000 rows',
      'Nothing changed: 1 problems in 200000 rows.',
    ]);
    expect(run.peakMegabytes).toBeLessThan(500);
    expect(await countInStore()).toBe(200_000);
  });
});

/** A list of real facilities, which is no part of the project. */
const realList = process.env['FACILITIES_CSV'];

if (realList !== undefined) {
  describe('a real list', () => {
    it('is imported in twenty seconds within 300 MB, but for its duplicates', async () => {
      const run = await runImport(realList, settings, '--allow-fewer');
      process.stdout.write(
        `Real list: ${run.output.trim()} ${run.seconds.toFixed(1)} s, ${run.peakMegabytes.toFixed(0)} MB\n`,
      );
      expect(run.output).toBe('Imported 33,706 facilities, 283 duplicates skipped.\n');
      expect(run.lines).toHaveLength(283);
      expect(run.lines.every((line) => line.endsWith('; skipped'))).toBe(true);
      expect(run.seconds).toBeLessThan(20);
      expect(run.peakMegabytes).toBeLessThan(300);
    });

    it('has no name that the sample has invented', async () => {
      const { log } = createMemoryLog();
      const store = await openStore({ databaseUrl: undefined, dataFolder: settings.DATA_DIR, log });
      const stored = await loadDirectory(store);
      await store.close();
      const sample = await readSource('content', 'sample');
      const invented = new Set(makeSampleDirectory(sample).map(({ name }) => foldText(name)));
      const real = stored?.facilities.map(({ name }) => name) ?? [];
      expect(real.filter((name) => invented.has(foldText(name)))).toEqual([]);
    });

    it.each([
      ['abailogbuligba healt post', 'Abailogbuligba Health Post'],
      ['aba holi wounds', 'Aba Holy Wounds Hospital'],
      ['clifford medical center', '222 Cliford Medical Center'],
      ['abayi ariara', 'Abayi Ariaria Health Post'],
    ])('finds by "%s" %s among the first five', async (text, name) => {
      const { log } = createMemoryLog();
      const store = await openStore({ databaseUrl: undefined, dataFolder: settings.DATA_DIR, log });
      const { search } = await openSearch((await loadDirectory(store))?.facilities);
      await store.close();
      const names = search({ text }).items.map((item) => item.name);
      expect(names.slice(0, 5)).toContain(name);
    });
  });
}
