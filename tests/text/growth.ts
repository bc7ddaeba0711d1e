/** Doubling a text may at most triple the work on it: linear work doubles, quadratic quadruples. */
const mostGrowth = 3;
/** Below this, a text does no harm however its work has grown, and a clock says little. */
const leastMs = 50;
/** Work that takes so long and has only doubled shows how it grows: longer texts would tell no more. */
const telling = 60;
const lengths = [1_000, 10_000, 100_000] as const;
/** The least of several runs is the work itself: what a busy machine adds differs each time. */
const mostRuns = 12;

export interface Growth {
  readonly length: number;
  readonly ms: number;
  readonly halfMs: number;
}

type Work = (text: string) => unknown;

/**
 * Measures the work on ever longer texts, from 1 to 100 kB, in time of the processor.
 * @param textOf makes a text of about so many characters
 * @returns the first length at which half the text takes less than a third of the work
 */
export async function findGrowth(
  work: Work,
  textOf: (length: number) => string,
): Promise<Growth | undefined> {
  for (const length of lengths) {
    if ((await measure(work, textOf(length))) < leastMs) continue;
    const growth = await compare(work, textOf, length);
    if (!isTame(growth)) return growth;
    if (growth.ms > telling) return undefined;
  }
  return undefined;
}

/** Compares a text with half of it, again and again while it looks as if the work grew too fast. */
async function compare(
  work: Work,
  textOf: (length: number) => string,
  length: number,
): Promise<Growth> {
  let growth = { length, ms: Infinity, halfMs: Infinity };
  for (let run = 1; run <= mostRuns; run += 1) {
    const halfMs = Math.min(growth.halfMs, await measure(work, textOf(length / 2)));
    const ms = Math.min(growth.ms, await measure(work, textOf(length)));
    growth = { length, ms, halfMs };
    if (isTame(growth)) break;
  }
  return growth;
}

function isTame({ ms, halfMs }: Growth): boolean {
  return ms < leastMs || ms <= halfMs * mostGrowth;
}

/** Milliseconds that the processor has worked for this process, whatever else it has done. */
async function measure(work: Work, text: string): Promise<number> {
  const before = process.cpuUsage();
  const result = work(text);
  if (result instanceof Promise) await result;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** In words for a failure. */
export function growthInWords({ length, ms, halfMs }: Growth): string {
  return `${length / 2} characters ${halfMs.toFixed(1)} ms, ${length} characters ${ms.toFixed(1)} ms`;
}
