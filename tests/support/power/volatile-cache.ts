import { readSync, writeSync } from 'node:fs';
import { randomFrom } from '../random-from.ts';
import type { ServedFile } from './fuse-file.ts';

/** What a disk does to its cache when the power goes. */
export interface Cut {
  /** How many writes and flushes it still takes. */
  readonly after: number;
  /** What is written whole or not at all, in bytes: 512, or 4096 as newer disks do. */
  readonly unit: number;
  /** How likely it is that a unit in the cache has reached the disk, from 0 to 1. */
  readonly keep: number;
  /** For the choice of those units. */
  readonly seed: number;
}

export interface VolatileCache extends ServedFile {
  cutPower(cut: Cut): void;
}

interface Version {
  readonly write: number;
  readonly bytes: Buffer;
}

const sectorBytes = 512;
/** The block of ext4's superblock, which ext4 expects to be written whole. */
const wholeBytes = 4096;

/**
 * A disk with a cache: a write is in the cache until the next flush, and only then surely in the image.
 * After a cut every write and flush fails, so that nobody can acknowledge anything any more.
 * @param image the open file with what the disk keeps
 * @param whenOff called at the moment of the cut
 */
export function createVolatileCache(
  image: number,
  bytes: number,
  whenOff: () => void,
): VolatileCache {
  const cache = new Map<number, Version[]>();
  let writes = 0;
  let cut: Cut | undefined;
  let left = 0;
  let isOff = false;

  function takeOne(): void {
    if (cut && !isOff && left === 0) {
      for (const [sector, version] of chooseKept(cache, cut)) put(sector, version);
      isOff = true;
      whenOff();
    }
    left -= 1;
    if (isOff) throw new Error('The disk has no power');
  }

  function put(sector: number, version: Version): void {
    writeSync(image, version.bytes, 0, sectorBytes, sector * sectorBytes);
  }

  return {
    bytes,
    read(at, length) {
      const found = Buffer.alloc(length);
      readSync(image, found, 0, length, at);
      for (let offset = 0; offset < length; offset += sectorBytes) {
        cache
          .get((at + offset) / sectorBytes)
          ?.at(-1)
          ?.bytes.copy(found, offset);
      }
      return found;
    },
    write(at, data) {
      takeOne();
      writes += 1;
      for (let offset = 0; offset < data.length; offset += sectorBytes) {
        const sector = (at + offset) / sectorBytes;
        const copy = Buffer.from(data.subarray(offset, offset + sectorBytes));
        cache.set(sector, [...(cache.get(sector) ?? []), { write: writes, bytes: copy }]);
      }
    },
    sync() {
      takeOne();
      for (const [sector, versions] of cache) put(sector, versions.at(-1)!);
      cache.clear();
    },
    cutPower(wanted) {
      cut = wanted;
      left = wanted.after;
    },
  };
}

/** For each unit in the cache: nothing, or what one of the writes since the flush has made of it. */
function chooseKept(
  cache: ReadonlyMap<number, readonly Version[]>,
  { unit, keep, seed }: Cut,
): (readonly [number, Version])[] {
  const random = randomFrom(seed);
  const units = Map.groupBy(cache.keys(), (sector) => {
    const at = sector * sectorBytes;
    return Math.floor(at / (at < wholeBytes ? wholeBytes : unit)) * unit;
  });
  return Array.from(units.values()).flatMap((sectors) => {
    const writes = sectors.flatMap((sector) => cache.get(sector)!.map(({ write }) => write));
    const last = random() < keep ? writes[Math.floor(random() * writes.length)]! : 0;
    return sectors.flatMap((sector) => {
      const version = cache.get(sector)!.findLast(({ write }) => write <= last);
      return version ? [[sector, version] as const] : [];
    });
  });
}
