import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DirectoryUnavailableError } from '#app/features/providers/directory/provider-directory.ports.ts';
import { contentFiles } from '#app/content-files.ts';
import { openFiles } from '#server/content/open-files.ts';
import { createDirectoryService } from '#server/providers/directory-service.ts';
import {
  findCurrentVersion,
  loadDirectory,
  readCurrent,
} from '#server/providers/store/load-directory.ts';
import { saveDirectory } from '#server/providers/store/save-directory.ts';
import type { Store } from '#server/store/store.ts';
import { aFacility } from '../../../tests/support/a-facility.ts';
import { deferred } from '../../../tests/support/deferred.ts';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { engines, useStore } from '../../../tests/support/use-store.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { importDirectory } from './import-directory.ts';

const inFolder = useFolder();
const { searchWords, partners, sample, columns: columnsFile } = contentFiles;
const files = { searchWords, partners, sample, columns: columnsFile };
const { sources: content } = await openFiles('content', files);

/** Whatever is in the directory: what an import may remove is tested with the command. */
function importText(store: Store, text: string) {
  const file = inFolder('list.csv');
  writeFileSync(file, text);
  const { columns: mapping } = content;
  const options = { report: () => undefined, dataFolder: inFolder(), mayRemoveMost: true };
  return importDirectory({ store, file, mapping, ...options });
}

const listOf = (...names: readonly string[]) =>
  [
    'name,type,state,lga,bands,opening',
    ...names.map((name) => `${name},Clinic,Lagos,Ikeja,C;D,24/7`),
  ].join('\n');

function openService(
  store: Store,
  changes: Partial<Parameters<typeof createDirectoryService>[0]> = {},
) {
  return createDirectoryService({
    store,
    readContent: () => Promise.resolve(content),
    phone: '0700 000 0000',
    log: createMemoryLog().log,
    pollEveryMs: 20,
    ...changes,
  });
}

const find = (text: string) => new URLSearchParams({ q: text });

describe.each(engines)('the directory, on %s,', (engine) => {
  const used = useStore(engine);

  beforeEach(async () => {
    await used.store.tables.deleteFrom('facilities').execute();
    await used.store.tables.deleteFrom('directory_versions').execute();
  });

  /** Of all versions, also of those that nobody reads any more. */
  async function allNames() {
    const rows = await used.store.tables.selectFrom('facilities').select('name').execute();
    return rows.map(({ name }) => name).toSorted();
  }

  async function namesInStore() {
    const stored = await loadDirectory(used.store);
    return stored?.facilities.map(({ name }) => name).toSorted();
  }

  it('is replaced by a file, all at once', async () => {
    await importText(used.store, listOf('One', 'Two'));
    const outcome = await importText(used.store, listOf('Three', 'Ọ̀kẹ́', 'Three'));
    expect(outcome).toEqual({ kind: 'imported', facilities: 2, duplicates: 1 });
    expect(await namesInStore()).toEqual(['Three', 'Ọ̀kẹ́']);
    expect(await allNames()).toEqual(['Three', 'Ọ̀kẹ́']);
  });

  it('keeps everything that a row says', async () => {
    const facility = aFacility({
      id: 'x-1',
      name: 'Ìrètí',
      type: 'eye',
      level: 'Secondary',
      ownership: 'Faith or charity',
      services: ['Eye tests', 'Glasses'],
      specialities: ['eyes'],
      opening: 'Mo-Fr 08:00-17:00',
      address: '1 Example Road',
      ward: 'Ward 3',
      place: { latitude: 6.60112, longitude: 3.35 },
      bands: ['B', 'C'],
      phone: '0700 000 0000',
      verifiedOn: '2026-11-01',
    });
    const bare = aFacility({ id: 'x-2', name: 'Bare', lgaId: undefined });
    await saveDirectory(used.store, {
      facilities: Readable.from([facility, bare]),
      source: 'test',
    });
    expect((await loadDirectory(used.store))?.facilities).toEqual([facility, bare]);
  });

  it('stays as it was when one row is bad', async () => {
    await importText(used.store, listOf('One', 'Two'));
    const outcome = await importText(used.store, `${listOf('Three')}\nFour,Clinic,Atlantis,,,`);
    expect(outcome).toEqual({ kind: 'refused', rows: 2, problems: 1 });
    expect(await namesInStore()).toEqual(['One', 'Two']);
    expect(await allNames()).toEqual(['One', 'Two']);
  });

  it('stays as it was when writing breaks off half way', async () => {
    await importText(used.store, listOf('One'));
    async function* broken() {
      for (let index = 0; index < 250; index += 1)
        yield aFacility({ id: `n${index}`, name: 'New' });
      throw new Error('the disk is full');
    }
    const failing = saveDirectory(used.store, { facilities: broken(), source: 'test' });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await namesInStore()).toEqual(['One']);
    expect(await allNames()).toEqual(['One']);
  });

  it('is the new one even when the old one cannot be removed, until the next import', async () => {
    await importText(used.store, listOf('One'));
    const remover: KyselyPlugin = {
      transformQuery({ node }) {
        if (node.kind === 'DeleteQueryNode' && JSON.stringify(node).includes('"facilities"'))
          throw new Error('the disk is full');
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const broken = { ...used.store, tables: used.store.tables.withPlugin(remover) };
    await importText(broken, listOf('Two'));
    expect(await namesInStore()).toEqual(['Two']);
    await importText(used.store, listOf('Three'));
    expect(await allNames()).toEqual(['Three']);
  });

  it('is not read to its end when an import replaces it meanwhile', async () => {
    await importText(used.store, listOf('One'));
    const version = (await findCurrentVersion(used.store)) ?? '';
    const batches = readCurrent(used.store, version);
    await batches.next();
    await importText(used.store, listOf('Two'));
    await expect(batches.next()).rejects.toThrow('Another import has replaced the directory');
  });

  it('loses what a dead import left behind at the next one', async () => {
    const dead = { id: 'dead', state: 'staged', source: 'x' } as const;
    const version = { ...dead, facilities: 0, created_at: 1 };
    await used.store.tables.insertInto('directory_versions').values(version).execute();
    await importText(used.store, listOf('One'));
    const versions = used.store.tables.selectFrom('directory_versions').select('state');
    expect(await versions.execute()).toEqual([{ state: 'current' }]);
  });

  it('gives a facility without an id the same one at every import', async () => {
    const idOf = async () => (await loadDirectory(used.store))?.facilities[0]?.id;
    await importText(used.store, listOf('One'));
    const first = await idOf();
    await importText(used.store, listOf('One'));
    expect(await idOf()).toBe(first);
  });

  it('is the sample until something is imported, and shows an import made elsewhere', async () => {
    const service = openService(used.store);
    const onChange = vi.fn<() => void>();
    service.onChange(onChange);
    service.start();
    const before = await service.search(find(''));
    expect(before).toMatchObject({ isSample: true });
    expect(before.total).toBeGreaterThan(9000);
    await importText(used.other, listOf('Brand New Place'));
    await expect
      .poll(async () => (await service.search(find('brand new place'))).total, { timeout: 10_000 })
      .toBe(1);
    expect(await service.search(find(''))).toMatchObject({ isSample: false, total: 9 });
    expect(onChange).toHaveBeenCalledOnce();
    await service.stop();
  });

  it('is read again after a look at which the store failed', async () => {
    let isAway = false;
    const tables = new Proxy(used.store.tables, {
      get(target, key) {
        if (isAway && key === 'selectFrom') throw new Error('away');
        const value: unknown = Reflect.get(target, key);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const { log, messages } = createMemoryLog();
    const service = openService({ ...used.store, tables }, { log });
    service.start();
    await service.search(find(''));
    isAway = true;
    await importText(used.other, listOf('Late Place'));
    await expect.poll(messages).toContain('directory store unavailable');
    isAway = false;
    await expect.poll(async () => (await service.search(find('late place'))).total).toBe(1);
    await service.stop();
  });

  it('is stopped only once the store is no longer read', async () => {
    const reading = deferred<typeof content>();
    const service = openService(used.store, { readContent: () => reading.promise });
    service.start();
    let isStopped = false;
    const stopped = service.stop().then(() => (isStopped = true));
    await used.store.tables.selectFrom('facilities').select('id').limit(1).execute();
    expect(isStopped).toBe(false);
    reading.resolve(content);
    await stopped;
    expect(await service.search(find(''))).toMatchObject({ isSample: true });
  });

  it('always has the eight partner hospitals, whose pages are found by key', async () => {
    await importText(used.store, listOf('One'));
    const service = openService(used.store);
    for (const name of ['asher', 'eko', 'guinea_savannah', 'limi', 'nisa', 'pamo', 'tch', 'ud'])
      expect((await service.find(`${name}_uhms`))?.facility.id).toBe(`${name}_uhms`);
    expect((await service.find('asher_uhms-any-old-name'))?.summary.path).toBe(
      '/providers/asher_uhms-ireti-specialist',
    );
    expect(await service.find('no-such-place')).toBeUndefined();
  });
});

it('a store that is away makes the directory unavailable, and it is not asked again at once', async () => {
  const execute = vi.fn(() => Promise.reject(new Error('away')));
  const same = (): unknown => query;
  const chain = { select: same, where: same, orderBy: same, limit: same };
  const query = { ...chain, executeTakeFirst: execute };
  const store = { tables: { selectFrom: () => query } } as unknown as Store;
  let nowMs = 0;
  const service = openService(store, { now: () => nowMs });
  await expect(service.search(find(''))).rejects.toThrow(DirectoryUnavailableError);
  await expect(service.search(find(''))).rejects.toThrow(DirectoryUnavailableError);
  expect(execute).toHaveBeenCalledOnce();
  nowMs = 60_000;
  await expect(service.find('x')).rejects.toThrow(DirectoryUnavailableError);
  expect(execute).toHaveBeenCalledTimes(2);
});
