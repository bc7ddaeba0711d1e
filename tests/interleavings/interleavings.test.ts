import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzzing } from '../support/fuzz.ts';
import { createDraw } from './draw.ts';
import { playHistory } from './history.ts';
import { createSharedFile, type SharedFile } from './shared-file.ts';

let file: SharedFile;
beforeAll(async () => {
  file = await createSharedFile();
});
afterAll(() => file[Symbol.asyncDispose]());

const { seed, numRuns } = fuzzing(100);
const draw = createDraw(seed);
// The first is the seed itself, so that a history can be played alone.
const seeds = Array.from({ length: numRuns }, (_, at) => (at === 0 ? seed : draw.below(2 ** 31)));
// A test has ten minutes, and a busy machine takes one of them for so many.
const atOnce = 100;
const parts = Array.from({ length: Math.ceil(numRuns / atOnce) }, (_, at) => at * atOnce);

it.for(parts)('loses nothing and books nothing twice, in whatever order, from %i', async (from) => {
  for (const one of seeds.slice(from, from + atOnce)) {
    const { faults, trace } = await playHistory(one, file);
    const last = trace.slice(-60).join('\n');
    const again = `FUZZ_SEED=${one} FUZZ_RUNS=1 plays it again; it ended with\n${last}`;
    expect(faults, again).toEqual([]);
  }
});

it('plays a seed again exactly', async () => {
  const { trace } = await playHistory(seed, file);
  expect(trace.length).toBeGreaterThan(100);
  expect((await playHistory(seed, file)).trace).toEqual(trace);
});
