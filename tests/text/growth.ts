import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Doubling a text may at most triple the work on it: linear work doubles, quadratic quadruples. */
const mostGrowth = 3;
/** Below this, a text does no harm however its work has grown, and a clock says little. */
const leastMs = 50;
/** Work that takes so long and has only doubled shows how it grows: longer texts would tell no more. */
const telling = 200;
/** Beside other programs, quadratic work seems to triple now and then: only less has surely doubled. */
const surelyDoubled = 2.5;
const allLengths = [1_000, 10_000, 30_000, 100_000] as const;
/** Where work that grows with the square of a text is seen soonest. */
export const oneLength = [10_000] as const;
/** The least of several runs is the work itself: what a busy machine adds differs each time. */
const mostRuns = 12;
/** A busy neighbour of the processor doubles the time of a run, of the half as well as of the whole. */
const leastRuns = 4;
/** More runs of work that takes so long would cost more than they tell. */
const enoughMs = 2_000;

setFlagsFromString('--expose-gc');
/** What other tests of this process have left must not be cleared within the work on one text. */
const collectGarbage = runInNewContext('gc') as () => void;

export interface Growth {
  readonly length: number;
  readonly ms: number;
  readonly halfMs: number;
}

type Work = (text: string) => unknown;

/**
 * Measures the work on ever longer texts, from 1 to 100 kB, in time of the processor. Memory makes steps
 * in work that grows in proportion, so that one doubling alone proves nothing.
 * @param textOf makes a text of about so many characters
 * @param lengths ascending
 * @returns the first length whose work more than triples from a quarter to half of it, and again to the whole
 */
export async function findGrowth(
  work: Work,
  textOf: (length: number) => string,
  lengths: readonly number[] = allLengths,
): Promise<Growth | undefined> {
  for (const length of lengths) {
    if ((await measure(work, textOf(length))) < leastMs) continue;
    const growth = await compare(work, textOf, length, doesHarm);
    if (doesHarm(growth)) {
      if (hasTripled(await compare(work, textOf, length / 2, hasTripled))) return growth;
      // A quarter of it may be too little work to tell: the next text has more.
    } else if (growth.ms > telling && growth.ms < growth.halfMs * surelyDoubled) return undefined;
  }
  return undefined;
}

/** Compares a text with half of it, again and again while it looks as if the work grew too fast. */
async function compare(
  work: Work,
  textOf: (length: number) => string,
  length: number,
  growsTooFast: (growth: Growth) => boolean,
): Promise<Growth> {
  let growth = { length, ms: Infinity, halfMs: Infinity };
  let spentMs = 0;
  // Once: each time also discards compiled code, and now and then a run is spared that.
  collectGarbage();
  for (let run = 1; run <= leastRuns || (run <= mostRuns && spentMs < enoughMs); run += 1) {
    const halfMs = await measure(work, textOf(length / 2));
    const ms = await measure(work, textOf(length));
    spentMs += halfMs + ms;
    growth = { length, ms: Math.min(growth.ms, ms), halfMs: Math.min(growth.halfMs, halfMs) };
    if (run >= leastRuns && !growsTooFast(growth)) break;
  }
  return growth;
}

function hasTripled({ ms, halfMs }: Growth): boolean {
  return ms > halfMs * mostGrowth;
}

function doesHarm(growth: Growth): boolean {
  return growth.ms >= leastMs && hasTripled(growth);
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
