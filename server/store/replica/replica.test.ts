import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryLog } from '../../../tests/support/memory-log.ts';
import { saveLeads } from '../../../tests/support/save-leads.ts';
import { useFolder } from '../../../tests/support/use-folder.ts';
import { assembleReplica } from './assemble-replica.ts';
import { createReplica } from './replica.ts';
import { readHead, writeClaim } from './replica-folder.ts';
import { Replicator } from './replicator.ts';

const inFolder = useFolder();
const hourMs = 3_600_000;

let places = { dataFolder: '', folder: '' };
let open: Replicator[] = [];
beforeEach(() => {
  places = { dataFolder: inFolder('data'), folder: inFolder('mount') };
  mkdirSync(places.folder);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of open) one.close();
  open = [];
});

const save = (...emails: readonly string[]) =>
  saveLeads({ DATA_DIR: places.dataFolder }, ...emails);

function openReplicator(dataFolder = places.dataFolder): Replicator {
  const replicator = new Replicator({ ...places, dataFolder });
  open.push(replicator);
  return replicator;
}

const segments = () => readdirSync(places.folder).filter((name) => name.endsWith('.pages'));
const segmentAt = (sequence: number) => join(places.folder, segments().toSorted().at(sequence)!);

/** What the replica holds, as a restore finds it. */
function assemble() {
  const file = inFolder('assembled.sqlite');
  const assembled = assembleReplica(places.folder, file);
  using database = new DatabaseSync(file, { readOnly: true });
  const texts = (query: string) =>
    database
      .prepare(query)
      .all()
      .map((row) => Object.values(row)[0]);
  expect(texts('pragma integrity_check')).toEqual(['ok']);
  return { ...assembled, emails: texts('select email from leads order by email') };
}

/** Runs statements as a command beside the site does. */
function change(statements: string): void {
  using database = new DatabaseSync(join(places.dataFolder, 'site.sqlite'));
  database.exec(`pragma secure_delete = on; ${statements}`);
}

describe('the replica', () => {
  it('has the whole store first, then only what changed, and nothing while nothing does', async () => {
    await save('a@x.example');
    const replicator = openReplicator();
    const first = replicator.turn();
    expect(first).toMatchObject({ isNewGeneration: true });
    await save('b@x.example');
    const second = replicator.turn();
    expect(second.isNewGeneration).toBe(false);
    expect(second.bytes).toBeGreaterThan(4096);
    expect(second.bytes).toBeLessThan(first.bytes / 2);
    expect(replicator.turn().bytes).toBe(0);
    expect(segments()).toHaveLength(2);
    expect(assemble()).toMatchObject({ emails: ['a@x.example', 'b@x.example'], remarks: [] });
  });

  it('is the store page by page, whether it grows or shrinks', async () => {
    await save('a@x.example');
    const replicator = openReplicator();
    replicator.turn();
    const file = inFolder('assembled.sqlite');
    for (const statements of [
      'create table big (b); insert into big values (randomblob(2000000)); update big set b = randomblob(9)',
      'drop table big; vacuum',
      'create table big (b); insert into big values (randomblob(300000))',
    ]) {
      change(statements);
      replicator.turn();
      assembleReplica(places.folder, file);
      using store = new DatabaseSync(join(places.dataFolder, 'site.sqlite'));
      const image = store.serialize();
      const copy = readFileSync(file);
      expect(copy.length).toBe(image.length);
      // The first page says how the file is written, and counts that.
      expect(copy.subarray(4096).equals(image.subarray(4096))).toBe(true);
    }
    expect(segments()).toHaveLength(4);
  });

  it('says up to when it is complete, even if nothing has been saved for long', async () => {
    await save('a@x.example');
    const replicator = openReplicator();
    replicator.turn();
    const atMs = Date.now() + 5 * hourMs;
    vi.spyOn(Date, 'now').mockReturnValue(atMs);
    replicator.turn();
    expect(assemble().from).toBe(new Date(atMs).toISOString());
  });

  it('starts a generation twice a day, and a person who was erased is gone from every file', async () => {
    await save('a@x.example', 'erased@x.example');
    const replicator = openReplicator();
    replicator.turn();
    change(`delete from deliveries; delete from mailings where email = 'erased@x.example';
      delete from leads where email = 'erased@x.example'`);
    replicator.turn();
    const isIn = () =>
      segments().some((name) =>
        readFileSync(join(places.folder, name)).includes('erased@x.example'),
      );
    expect(isIn()).toBe(true);
    const nowMs = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(nowMs + 13 * hourMs);
    expect(replicator.turn()).toMatchObject({ isNewGeneration: true });
    expect(segments()).toHaveLength(1);
    expect(isIn()).toBe(false);
    expect(assemble().emails).toEqual(['a@x.example']);
  });

  it('starts a generation with the site, and leaves nothing unfinished', async () => {
    await save('a@x.example');
    openReplicator().turn();
    const [before] = segments();
    writeFileSync(join(places.folder, 'site-unfinished.part'), 'half');
    openReplicator().turn();
    expect(segments()).toHaveLength(1);
    expect(segments()).not.toEqual([before]);
    expect(readdirSync(places.folder)).toHaveLength(2);
  });

  it('is not replaced by a damaged store', async () => {
    await save('a@x.example');
    openReplicator().turn();
    const before = segments();
    change('pragma wal_checkpoint(truncate)');
    const file = join(places.dataFolder, 'site.sqlite');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(7, 8192, 3 * 8192));
    expect(() => openReplicator().turn()).toThrow(/damaged|malformed/);
    expect(segments()).toEqual(before);
  });
});

describe('a restore of the replica', () => {
  async function ship(count: number): Promise<readonly string[]> {
    const times: string[] = [];
    await save('lead-0@x.example');
    const replicator = openReplicator();
    for (let at = 0; at < count; at += 1) {
      if (at > 0) await save(`lead-${at}@x.example`);
      times.push(new Date(replicator.turn().atMs).toISOString());
    }
    return times;
  }

  it.each([
    ['damaged', (file: string) => writeFileSync(file, readFileSync(file).fill(1, 9000, 9100))],
    ['half-written', (file: string) => truncateSync(file, 5000)],
    ['empty', (file: string) => truncateSync(file, 0)],
  ])('leaves out a last segment that is %s, and says so', async (_what, spoil) => {
    const times = await ship(3);
    spoil(segmentAt(2));
    const { emails, from, remarks } = assemble();
    expect(emails).toEqual(['lead-0@x.example', 'lead-1@x.example']);
    expect(from).toBe(times[1]);
    expect(remarks).toEqual([
      expect.stringMatching(/-000002\.pages is damaged: left out, with all after it\.$/),
      'Changes 2 to 2 are not used.',
    ]);
  });

  it('stops before a gap', async () => {
    const times = await ship(4);
    rmSync(segmentAt(1));
    expect(assemble()).toMatchObject({
      emails: ['lead-0@x.example'],
      from: times[0],
      remarks: [
        expect.stringMatching(/-000002\.pages comes after a gap/),
        'Changes 1 to 3 are not used.',
      ],
    });
  });

  it('takes the generation before when the newest has no beginning', async () => {
    await ship(2);
    writeFileSync(join(places.folder, 'site-29991231T000000000Z-00000000-000000.pages'), 'half');
    const { emails, remarks } = assemble();
    expect(emails).toEqual(['lead-0@x.example', 'lead-1@x.example']);
    expect(remarks).toHaveLength(1);
  });

  it('refuses a folder without one', () => {
    expect(() => assemble()).toThrow('holds no replica that can be used');
  });
});

describe('the folder of another store', () => {
  it('is never overwritten by a new store, only after its restore', async () => {
    await save('a@x.example');
    openReplicator().turn();
    const [before] = segments();
    const dataFolder = inFolder('new');
    await saveLeads({ DATA_DIR: dataFolder }, 'new@x.example');
    expect(() => openReplicator(dataFolder).turn()).toThrow('holds the replica of another store');
    expect(segments()).toEqual([before]);
    writeClaim(dataFolder, { folder: places.folder, generation: assemble().generation });
    openReplicator(dataFolder).turn();
    expect(assemble().emails).toEqual(['new@x.example']);
    // The old machine, should it come back, writes no more.
    expect(() => open[0]!.turn()).toThrow('no longer has what was written to it');
    expect(() => openReplicator().turn()).toThrow('holds the replica of another store');
  });

  it('below a missing mount takes nothing, before and after a restart', async () => {
    await save('a@x.example');
    const replicator = openReplicator();
    replicator.turn();
    renameSync(places.folder, inFolder('unmounted'));
    mkdirSync(places.folder);
    await save('b@x.example');
    expect(() => replicator.turn()).toThrow('is it mounted?');
    expect(() => openReplicator().turn()).toThrow('is it mounted?');
    expect(readdirSync(places.folder)).toEqual([]);
    rmSync(places.folder, { recursive: true });
    renameSync(inFolder('unmounted'), places.folder);
    replicator.turn();
    expect(assemble().emails).toEqual(['a@x.example', 'b@x.example']);
  });
});

it('the thread says once that a folder fails, and ships when it stops', async () => {
  const { log, messages } = createMemoryLog();
  rmSync(places.folder, { recursive: true });
  await save('a@x.example');
  const replica = createReplica({ ...places, log });
  replica.start();
  await vi.waitUntil(() => messages().length > 0, { timeout: 20_000 });
  mkdirSync(places.folder);
  await save('b@x.example');
  const beforeMs = Date.now();
  await replica.stop();
  expect(messages()).toEqual([
    'REPLICA_DIR: not written; leads are on this machine only',
    'replica written again',
    'replica started again',
  ]);
  expect(replica.currentAtMs()).toBeGreaterThanOrEqual(beforeMs);
  expect(readHead(places.folder)?.sequence).toBe(0);
  expect(assemble().emails).toEqual(['a@x.example', 'b@x.example']);
});
