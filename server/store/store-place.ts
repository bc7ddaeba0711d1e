import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { SettingError, type Settings } from '#server/settings.ts';
import { storeFileIn } from './embedded-store.ts';

/** Describes the location of the store, without secrets. */
export function placeOf({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (DATABASE_URL === undefined) return storeFileIn(DATA_DIR);
  const { hostname, port, pathname, searchParams } = new URL(DATABASE_URL);
  const host = searchParams.get('host') ?? hostname;
  return `PostgreSQL database ${pathname.slice(1)} on ${host}${port && `:${port}`}`;
}

/** Prints where the store is to standard error. */
export function printPlace(settings: Settings): void {
  process.stderr.write(`Store: ${placeOf(settings)}\n`);
}

/** Refuses another account's store, whose files the site cannot open. @throws SettingError */
export function checkOwner(dataFolder: string): void {
  const owner = findOwner(dataFolder);
  const we = process.geteuid?.();
  if (owner === undefined || we === undefined || owner === we) return;
  const name = nameOf(owner);
  throw new SettingError(
    `DATA_DIR: the store in ${resolve(dataFolder)} belongs to ${name}, and you are ${nameOf(we)}: the site could not open files you create there. Run: sudo -u '${name}' ${ownCommand()}`,
  );
}

/** @throws SettingError naming DATA_DIR when there is no embedded store yet */
export function checkIsThere(dataFolder: string): void {
  if (existsSync(storeFileIn(dataFolder))) return;
  throw new SettingError(
    `DATA_DIR: there is no store in ${resolve(dataFolder)}. Does this shell have the site's settings? The site creates its store when it first starts.`,
  );
}

/** Finds the owner of the store, or of its folder when the store cannot be read. */
function findOwner(dataFolder: string): number | undefined {
  const store = storeFileIn(dataFolder);
  for (const path of [store, dirname(store)]) {
    const uid = ownerOf(path);
    if (uid !== undefined) return uid;
  }
  return undefined;
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })?.uid;
  } catch {
    return undefined;
  }
}

function nameOf(uid: number): string {
  const { stdout } = spawnSync('id', ['-nu', String(uid)], { encoding: 'utf8' });
  return stdout?.trim() || `#${uid}`;
}

/** Rebuilds the command as it was typed, including what npm leaves out. */
function ownCommand(): string {
  const given = process.argv.slice(2).join(' ');
  const script = process.env['npm_lifecycle_event'];
  if (script !== undefined) return `npm run ${script} -- ${given}`.trim();
  const [node = '', program = ''] = process.argv;
  return `${basename(node)} ${program} ${given}`.trim();
}
