import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { firstColumn } from '../copies/store-facts.ts';
import { lockFileIn, storeFileIn } from '../embedded-store.ts';
import { lockedMessage, takeLock, type StoreLock } from '../store-lock.ts';
import {
  findRefusal,
  putFile,
  removeOthers,
  segmentFile,
  writeClaim,
  writeHead,
} from './replica-folder.ts';
import { digestPages, encodeSegment, findRuns } from './segment.ts';

/** A person who was erased is gone from the replica with the next generation: within a day. */
const longestGenerationMs = 12 * 3_600_000;
/** Less would begin small stores anew all the time. */
const leastSegmentBytes = 16 * 1024 ** 2;
/** The store is read into memory as a whole, in a process that may have 1 GB. */
const mostBytes = 400 * 1024 ** 2;
const busyTimeoutMs = 5000;

export interface ReplicaPlaces {
  /** Holds the embedded store. */
  readonly dataFolder: string;
  readonly folder: string;
}

/** What the replica has of the store. */
interface Shipped {
  readonly generation: string;
  readonly startedMs: number;
  readonly pageSize: number;
  readonly baseBytes: number;
  sequence: number;
  segmentBytes: number;
  digests: Buffer;
  /** SQLite's count of commits by others, as it was before the store was read. */
  version: string;
}

export interface Turn {
  /** What was acknowledged before is in the replica. */
  readonly atMs: number;
  readonly isNewGeneration: boolean;
  readonly bytes: number;
  readonly tookMs: number;
}

/** Writes the changes of the embedded store to a folder. Waits for the disk: only for a thread. */
export class Replicator {
  readonly #places: ReplicaPlaces;
  readonly #lock: StoreLock;
  readonly #database: DatabaseSync;
  #shipped: Shipped | undefined;
  #isTidy = false;

  constructor(places: ReplicaPlaces) {
    const lock = takeLock(lockFileIn(places.dataFolder), 'shared', busyTimeoutMs);
    if (!lock) throw new Error(lockedMessage);
    this.#lock = lock;
    this.#places = places;
    this.#database = new DatabaseSync(storeFileIn(places.dataFolder), { timeout: busyTimeoutMs });
  }

  /** Ships what has changed. @throws when the folder does not take it: the next turn tries again */
  turn(): Turn {
    const atMs = Date.now();
    const startedMs = performance.now();
    this.#checkFolder();
    const version = this.#pragma('data_version');
    const isNewGeneration = this.#isGenerationOver(startedMs);
    const isChanged = this.#shipped?.version !== version;
    const bytes = isNewGeneration || isChanged ? this.#ship({ atMs, version, isNewGeneration }) : 0;
    if (!this.#isTidy) this.#tidy();
    const { generation, sequence } = this.#shipped!;
    writeHead(this.#places.folder, { generation, sequence, at: new Date(atMs).toISOString() });
    return { atMs, isNewGeneration, bytes, tookMs: performance.now() - startedMs };
  }

  close(): void {
    this.#database.close();
    this.#lock.close();
  }

  #checkFolder(): void {
    const { dataFolder, folder } = this.#places;
    if (!this.#shipped) {
      const refusal = findRefusal(dataFolder, folder);
      if (refusal !== undefined) throw new Error(refusal);
      return;
    }
    const last = segmentFile(folder, this.#shipped.generation, this.#shipped.sequence);
    if (statSync(last, { throwIfNoEntry: false })) return;
    throw new Error(`${folder} no longer has what was written to it: is it mounted?`);
  }

  #isGenerationOver(nowMs: number): boolean {
    if (!this.#shipped) return true;
    const { startedMs, baseBytes, segmentBytes, pageSize } = this.#shipped;
    return (
      nowMs - startedMs > longestGenerationMs ||
      segmentBytes > Math.max(baseBytes, leastSegmentBytes) ||
      pageSize !== Number(this.#pragma('page_size'))
    );
  }

  /** @returns bytes written */
  #ship(options: { atMs: number; version: string; isNewGeneration: boolean }): number {
    const { atMs, version, isNewGeneration } = options;
    const before = isNewGeneration ? undefined : this.#shipped;
    if (!before) this.#checkStore();
    const image = this.#database.serialize();
    try {
      const pageSize = Number(this.#pragma('page_size'));
      const at = new Date(atMs).toISOString();
      const generation = before?.generation ?? newName(at);
      const sequence = before ? before.sequence + 1 : 0;
      const digests = digestPages(image, pageSize);
      const runs = findRuns(before?.digests ?? Buffer.alloc(0), digests);
      const pageCount = image.length / pageSize;
      if (before && runs.length === 0 && before.digests.length === digests.length) {
        before.version = version;
        return 0;
      }
      const header = { format: 1, generation, sequence, at, pageSize, pageCount, runs } as const;
      const parts = encodeSegment(header, image);
      const bytes = parts.reduce((total, part) => total + part.length, 0);
      putFile(segmentFile(this.#places.folder, generation, sequence), parts);
      if (before) {
        const segmentBytes = before.segmentBytes + bytes;
        Object.assign(before, { sequence, segmentBytes, digests, version });
        return bytes;
      }
      const startedMs = performance.now();
      const start = { generation, startedMs, pageSize, baseBytes: bytes };
      this.#shipped = { ...start, sequence, segmentBytes: 0, digests, version };
      this.#isTidy = false;
      return bytes;
    } finally {
      // At once, not with the next collection: it is as large as the store.
      image.buffer.transfer(0);
    }
  }

  /** A damaged store must not replace its replica. */
  #checkStore(): void {
    const bytes = Number(this.#pragma('page_count')) * Number(this.#pragma('page_size'));
    if (bytes > mostBytes) {
      throw new Error('the store is over 400 MB: replicate it with Litestream, or use PostgreSQL');
    }
    const state = this.#pragma('quick_check(1)');
    if (state !== 'ok') throw new Error(`the store is damaged: ${state}`);
  }

  /** Once a generation is complete, it replaces all others. */
  #tidy(): void {
    const { dataFolder, folder } = this.#places;
    const { generation } = this.#shipped!;
    writeClaim(dataFolder, { folder, generation });
    removeOthers(folder, generation);
    this.#isTidy = true;
  }

  #pragma(name: string): string {
    return String(firstColumn(this.#database, `pragma ${name}`)[0]);
  }
}

/** Sorts by time, and is never that of another store. */
function newName(at: string): string {
  return `${at.replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}
