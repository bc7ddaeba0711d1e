import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
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
const mostWaiting = 4;
/** The last workbook of each order that waits for its turn. */
const waiting = new Map<string, Uint8Array>();

/**
 * Reads an Excel workbook in a thread, whatever it contains, one of an order at a time.
 * @throws OrdersUnavailableError when others wait, or another of the order has come before its turn
 */
export async function readWorkbook(
  file: Uint8Array,
  enrolmentId: string,
  timeoutMs = mostMs,
): Promise<Workbook> {
  if (waiting.size >= mostWaiting && !waiting.has(enrolmentId)) throw busy();
  waiting.set(enrolmentId, file);
  return oneAtATime(() => {
    // Its visitor has most likely gone, and looks for the answer to the other.
    if (waiting.get(enrolmentId) !== file) throw busy();
    waiting.delete(enrolmentId);
    return readInThread(file, timeoutMs);
  });
}

function busy(): Error {
  return new OrdersUnavailableError('too many workbooks wait');
}

async function readInThread(file: Uint8Array, timeoutMs: number): Promise<Workbook> {
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
}
