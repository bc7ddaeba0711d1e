import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SettingError } from '#server/settings.ts';
import { putInPlace, syncToDisk } from './copies/sync-disk.ts';

/** Lies beside an embedded store whose data has moved elsewhere. */
function markIn(folder: string): string {
  return join(resolve(folder), 'site.moved');
}

/** Marks the embedded store as moved. @param place where to, without secrets */
export function markMoved(folder: string, place: string): void {
  const mark = markIn(folder);
  writeFileSync(`${mark}.part`, `${describeMove(place)}\n`, { mode: 0o600 });
  putInPlace(`${mark}.part`, mark);
}

/** Makes the store current again, after a restore or a move back. */
export function unmarkMoved(folder: string): void {
  rmSync(markIn(folder), { force: true });
  syncToDisk(dirname(markIn(folder)));
}

/** Says where the store has moved to and when; undefined for a current one. */
export function findMove(folder: string): string | undefined {
  const mark = markIn(folder);
  return existsSync(mark) ? readFileSync(mark, 'utf8').trim() : undefined;
}

/** Refuses a store that has moved. @throws SettingError naming DATA_DIR and the other place */
export function checkIsCurrent(folder: string): void {
  const move = findMove(folder);
  if (move !== undefined) throw movedError(`DATA_DIR: the store in ${resolve(folder)}`, move);
}

/** The mark of either engine: where the data is, and since when. */
export function describeMove(place: string): string {
  return `moved to ${place}, on ${new Date().toISOString()}`;
}

/** Says what to do about a store that has moved. */
export function movedError(store: string, move: string): SettingError {
  return new SettingError(
    `${store} was ${move}. Use that one: set DATABASE_URL, or DATA_DIR without DATABASE_URL. Restoring a copy here, or moving back, makes this one current again ("npm run store").`,
  );
}
