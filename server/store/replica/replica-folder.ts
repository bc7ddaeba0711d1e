import { closeSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readNote } from '#server/replace-file.ts';
import { putInPlace } from '../copies/sync-disk.ts';

const segmentName = /^site-(\d{8}T\d{9}Z-[\da-f]{8})-(\d{6})\.pages$/;

/** A whole copy of the store and the changes since, newest generation first. */
export interface Generation {
  readonly name: string;
  readonly sequences: readonly number[];
}

/** Lists the generations of a replica, the newest first. @throws when the folder cannot be read */
export function listGenerations(folder: string): readonly Generation[] {
  const found = new Map<string, number[]>();
  for (const file of readdirSync(folder).sort()) {
    const [, name, sequence] = segmentName.exec(file) ?? [];
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), Number(sequence)]);
  }
  return Array.from(found, ([name, sequences]) => ({ name, sequences })).reverse();
}

/** Path of a segment; its name sorts by time. */
export function segmentFile(folder: string, generation: string, sequence: number): string {
  return join(folder, `site-${generation}-${String(sequence).padStart(6, '0')}.pages`);
}

/** Puts a finished file into a folder: whoever reads it sees all or nothing. */
export function putFile(place: string, parts: readonly Uint8Array[]): void {
  // One name for all: failures fill no disk.
  const part = join(dirname(place), 'site-unfinished.part');
  const handle = openSync(part, 'w', 0o600);
  try {
    for (const bytes of parts) writeFileSync(handle, bytes);
  } finally {
    closeSync(handle);
  }
  putInPlace(part, place);
}

/** Removes every generation but one. */
export function removeOthers(folder: string, generation: string): void {
  for (const file of readdirSync(folder)) {
    const name = segmentName.exec(file)?.[1];
    if (name !== undefined && name !== generation) rmSync(join(folder, file));
  }
}

/** How far a replica is: when the store was last seen to be the same. */
export interface Head {
  readonly generation: string;
  readonly sequence: number;
  readonly at: string;
}

const headFile = (folder: string) => join(folder, 'site-head.json');

export function writeHead(folder: string, head: Head): void {
  putFile(headFile(folder), [Buffer.from(JSON.stringify(head))]);
}

export function readHead(folder: string): Head | undefined {
  // Without it, statements are less exact.
  return readNote(headFile(folder)) as Head | undefined;
}

/** Beside the store: the replica that is this store's own. */
interface Claim {
  readonly folder: string;
  readonly generation: string;
}

const claimFile = (dataFolder: string) => join(dataFolder, 'site.replica');

export function writeClaim(dataFolder: string, claim: Claim): void {
  putFile(claimFile(dataFolder), [Buffer.from(JSON.stringify(claim))]);
}

/**
 * Says why this store must not write to a folder: a new, empty store would replace the replica of the
 * lost one, and the empty folder below a missing mount would take the replica.
 */
export function findRefusal(dataFolder: string, folder: string): string | undefined {
  const claim = readNote(claimFile(dataFolder)) as Claim | undefined;
  const generations = listGenerations(folder);
  if (claim && generations.some(({ name }) => name === claim.generation)) return undefined;
  if (generations.length > 0) {
    return `${folder} holds the replica of another store: restore it, or empty the folder`;
  }
  if (claim?.folder !== folder) return undefined;
  return `${folder} has lost this store's replica: is it mounted? If you emptied it, remove ${claimFile(dataFolder)}`;
}

/** True when a lost disk would take both folders. */
export function isSameDisk(one: string, other: string): boolean {
  return statSync(one).dev === statSync(other).dev;
}
