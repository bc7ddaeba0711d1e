import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSettings, type Settings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import {
  exitCodeOf,
  fileOf,
  findCommand,
  print,
  RefusedError,
  UsageError,
} from '#server/staff-commands/command-line.ts';
import { restorePostgres } from './copies/archive-of-postgres.ts';
import { moveStore, saveStore } from './copies/move-store.ts';
import { restoreEmbedded, type Restored } from './copies/restore-embedded.ts';
import { openScratch } from './copies/stage-copy.ts';
import { changesInWords, inWords } from './copies/store-facts.ts';
import { isFolder } from './embedded-store.ts';
import { checkIsCurrent } from './moved-store.ts';
import { assembleReplica } from './replica/assemble-replica.ts';
import { writeClaim } from './replica/replica-folder.ts';
import { openStoreForCommand } from './open-store.ts';
import { gapFileIn, noteGap } from './restore-gap.ts';
import { storeFailureReason } from './store-error.ts';
import { checkIsThere, checkOwner, printPlace } from './store-place.ts';

const usage = `npm run store -- save FILE     save the whole store; the site can be running
npm run store -- restore FILE  replace the store with a copy of the same kind, or with the replica in
                               a folder; stop the site first
npm run store -- move URL      copy the store to PostgreSQL (postgres://…) or a folder (file:///…);
                               stop the site first`;

type Command = (settings: Settings, target: string) => Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  save: (settings, target) => save(settings, fileOf(process, target)),
  restore: (settings, target) => restore(settings, fileOf(process, target)),
  move,
};

async function main([name, target, ...more]: readonly string[]): Promise<void> {
  const run = findCommand(commands, name);
  if (target === undefined || more.length > 0)
    throw new UsageError(`${name} takes one file or address`);
  const settings = parseSettings(readSiteEnvironment(process.env));
  printPlace(settings);
  await run(settings, target);
}

async function save(settings: Settings, file: string): Promise<void> {
  const store = await openStoreForCommand(settings);
  try {
    checkPlaceOf(file);
    print(process, `Saved to ${file}: ${inWords(await saveStore(settings, file))}`);
  } finally {
    await store.close();
  }
}

async function restore(settings: Settings, file: string): Promise<void> {
  if (isFolder(file)) return restoreReplica(settings, file);
  if (!existsSync(file) || !statSync(file).isFile())
    throw new RefusedError(`${file} is not a file.`);
  const done = await restoreInto(settings, file);
  print(process, `Restored ${file}`);
  for (const line of linesOf(done)) print(process, line);
  const { newestLeadMs } = done.now;
  if (newestLeadMs !== undefined) await tellGap(settings, new Date(newestLeadMs).toISOString());
}

async function restoreReplica(settings: Settings, folder: string): Promise<void> {
  await using scratch = await openScratch();
  const file = join(scratch.path, 'replica.sqlite');
  const { generation, from, remarks } = assembleReplica(folder, file);
  const done = await restoreInto(settings, file);
  // The site may go on with this replica.
  if (settings.DATABASE_URL === undefined) writeClaim(settings.DATA_DIR, { folder, generation });
  print(process, `Restored the replica in ${folder}`);
  for (const line of [...remarks, ...linesOf(done)]) print(process, line);
  await tellGap(settings, from);
}

async function tellGap({ DATA_DIR }: Settings, from: string): Promise<void> {
  await noteGap(DATA_DIR, { from, to: new Date().toISOString() });
  print(process, `Leads saved from ${from} to now might be missing.`);
  print(process, `The doctor repeats that until you remove ${gapFileIn(DATA_DIR)}`);
}

function restoreInto({ DATABASE_URL: url, DATA_DIR }: Settings, file: string): Promise<Restored> {
  if (url !== undefined) return restorePostgres(file, { url, dataFolder: DATA_DIR });
  checkOwner(DATA_DIR);
  return restoreEmbedded(file, DATA_DIR);
}

function linesOf({ before, now, savedAs }: Restored): readonly string[] {
  if (savedAs === undefined)
    return [`Now:    ${inWords(now)}`, 'There was no previous store to save.'];
  const saved = `The previous store is saved as ${savedAs}`;
  if (before) return [...changesInWords(before, now), saved];
  return ['Before: unreadable', `Now:    ${inWords(now)}`, saved];
}

async function move(settings: Settings, target: string): Promise<void> {
  await checkSource(settings);
  const facts = await moveStore(settings, target);
  print(process, `Copied and verified: ${inWords(facts)}`);
  const variable = target.startsWith('file:') ? 'DATA_DIR, unset DATABASE_URL' : 'DATABASE_URL';
  print(process, `Set ${variable} and start the site.`);
  print(process, 'The original store keeps its data and is marked as moved: the site refuses it.');
}

/** Migrates PostgreSQL's tables; only reads the embedded store. */
async function checkSource(settings: Settings): Promise<void> {
  if (settings.DATABASE_URL !== undefined) return (await openStoreForCommand(settings)).close();
  checkOwner(settings.DATA_DIR);
  checkIsThere(settings.DATA_DIR);
  checkIsCurrent(settings.DATA_DIR);
}

/** @throws RefusedError when no file can be made there */
function checkPlaceOf(file: string): void {
  const folder = dirname(file);
  if (!isFolder(folder)) throw new RefusedError(`There is no folder ${folder}. Make it first.`);
  if (isFolder(file)) throw new RefusedError(`${file} is a folder. Name a file in it.`);
}

const args = process.argv.slice(2);
process.exitCode = await exitCodeOf(() => main(args), process, {
  args,
  usage,
  explain: storeFailureReason,
});
