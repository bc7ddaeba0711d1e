import { closeSync, fsyncSync, openSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Syncs a file, or the entries of a folder, to disk. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Moves a finished file into place atomically, even if the power fails. */
export function putInPlace(finished: string, place: string): void {
  syncToDisk(finished);
  renameSync(finished, place);
  syncToDisk(dirname(place));
}
