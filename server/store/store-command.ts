import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSettings, SettingError, type Settings } from '#server/settings.ts';
import { readSiteEnvironment } from '#server/site-environment.ts';
import { restorePostgres } from './copies/copies-of-postgres.ts';
import { CopyError } from './copies/copy-error.ts';
import { moveStore } from './copies/move-store.ts';
import { restoreEmbedded, type Restored } from './copies/restore-embedded.ts';
import { saveStore } from './copies/save-store.ts';
import { stageCopy, withScratch } from './copies/stage-copy.ts';
import { changesInWords, inWords } from './copies/store-facts.ts';
import { openStoreForCommand, sayPlace } from './open-store-for-command.ts';
import { storeFailureReason } from './store-error.ts';
import { checkIsThere, checkOwner } from './store-place.ts';

const usage = `npm run store -- save FILE     saves all that the store holds, while the site runs
npm run store -- restore FILE  replaces the store with a saved one, with the site stopped
npm run store -- move URL      copies the store to a PostgreSQL (postgres://…) or a folder (file:///…),
                               with the site stopped`;

class UsageError extends Error {}

async function main([command, target, ...more]: readonly string[]): Promise<void> {
  if (target === undefined || more.length > 0) throw new UsageError(usage);
  const settings = parseSettings(readSiteEnvironment(process.env));
  switch (command) {
    case 'save':
      return save(settings, fileOf(target));
    case 'restore':
      return restore(settings, fileOf(target));
    case 'move':
      return move(settings, target);
    case undefined:
    default:
      throw new UsageError(usage);
  }
}

async function save(settings: Settings, file: string): Promise<void> {
  const store = await openStoreForCommand(settings);
  try {
    say(`Saved to ${file}: ${inWords(await saveStore(settings, file))}`);
  } finally {
    await store.close();
  }
}

async function restore(settings: Settings, file: string): Promise<void> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new CopyError(`${file} is not a file.`);
  sayPlace(settings);
  const done = await restoreInto(settings, file);
  say(`Restored ${file}`);
  for (const line of linesOf(done)) say(line);
}

async function restoreInto(settings: Settings, file: string): Promise<Restored> {
  const { DATABASE_URL: url, DATA_DIR } = settings;
  if (url === undefined) {
    checkOwner(DATA_DIR);
    return restoreEmbedded(file, DATA_DIR);
  }
  return withScratch(async (scratch) => {
    const staged = join(scratch, 'store.sqlite');
    await stageCopy(file, staged);
    return restorePostgres(staged, url);
  });
}

function linesOf({ before, now, keptAs }: Restored): readonly string[] {
  if (keptAs === undefined) return [`Now:    ${inWords(now)}`, 'There was nothing to keep.'];
  const kept = `The store as it was is kept as ${keptAs}`;
  if (before) return [...changesInWords(before, now), kept];
  return ['Before: cannot be read', `Now:    ${inWords(now)}`, kept];
}

async function move(settings: Settings, target: string): Promise<void> {
  await lookAtSource(settings);
  const facts = await moveStore(settings, target);
  say(`Copied, and the same on both sides: ${inWords(facts)}`);
  const variable = target.startsWith('file:') ? 'DATA_DIR, unset DATABASE_URL' : 'DATABASE_URL';
  say(`Set ${variable} and start the site; the store it was copied from is as it was.`);
}

/** Brings PostgreSQL's tables up to date; the embedded store is only read. */
async function lookAtSource(settings: Settings): Promise<void> {
  if (settings.DATABASE_URL !== undefined) return (await openStoreForCommand(settings)).close();
  sayPlace(settings);
  checkOwner(settings.DATA_DIR);
  checkIsThere(settings.DATA_DIR);
}

/** A relative path starts where the operator is, not where npm runs. */
function fileOf(name: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isOperators =
    error instanceof UsageError || error instanceof SettingError || error instanceof CopyError;
  process.stderr.write(`${isOperators ? error.message : storeFailureReason(error)}\n`);
  process.exitCode = 1;
});
