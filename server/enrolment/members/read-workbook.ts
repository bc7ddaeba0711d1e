import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { withTimeout } from '#server/timers.ts';
import type { Workbook } from './workbook-thread.ts';

/** In a build the thread's file is in the folder above (vite.config.ts). */
const thread = import.meta.env?.PROD ? '../workbook-thread.js' : './workbook-thread.ts';
const threadFile = new URL(thread, import.meta.url);

/** For the thread to load what it reads with, however busy the server is. */
const mostStartMs = 60_000;
/** 5,000 people take a quarter of a second; a machine may be busy. */
const mostMs = 10_000;
/** Megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
const oneAtATime = pLimit(1);

/** Reads an Excel workbook in a thread; never throws, whatever it contains. */
export function readWorkbook(file: Uint8Array, timeoutMs = mostMs): Promise<Workbook> {
  return oneAtATime(async () => {
    const worker = new Worker(threadFile, { workerData: file, resourceLimits });
    const messages = on(worker, 'message');
    try {
      await withTimeout(messages.next(), mostStartMs);
      const { value } = await withTimeout(messages.next(), timeoutMs);
      const [workbook] = value as [Workbook];
      return workbook;
    } catch {
      return { kind: 'problem', problem: 'too-large' };
    } finally {
      await worker.terminate();
    }
  });
}
