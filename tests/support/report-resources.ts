// Loaded into a process before its program: tells the parent how many timers there are, those that
// keep nothing alive included, and how much memory is in use.
import { createHook } from 'node:async_hooks';

/** The resources that a process uses. */
export interface Resources {
  readonly timers: number;
  readonly heapMegabytes: number;
}

const timers = new Set<number>();
createHook({
  init: (id, type) => void (type === 'Timeout' && timers.add(id)),
  destroy: (id) => void timers.delete(id),
}).enable();

process.on('message', () => {
  globalThis.gc?.();
  const heapMegabytes = process.memoryUsage().heapUsed / 1024 ** 2;
  process.send?.({ timers: timers.size, heapMegabytes } satisfies Resources);
});
