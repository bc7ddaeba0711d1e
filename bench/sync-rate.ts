import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const page = Buffer.alloc(4096, 1);

/** How often a second the disk below a folder takes a page and says that it is safe. */
export function measureSyncRate(folder: string, forMs: number): number {
  const file = join(folder, 'sync-rate');
  const descriptor = openSync(file, 'w');
  const startedAt = performance.now();
  let syncs = 0;
  while (performance.now() - startedAt < forMs) {
    writeSync(descriptor, page);
    fdatasyncSync(descriptor);
    syncs += 1;
  }
  const seconds = (performance.now() - startedAt) / 1000;
  closeSync(descriptor);
  rmSync(file);
  return syncs / seconds;
}
