import { vi } from 'vitest';
import { randomFrom } from './random-from.ts';
import type { RunningSite } from './start-site.ts';

interface Killing {
  readonly kills: number;
  readonly seed: number;
  /** The processes on one store. One that is killed is missing until another takes its place. */
  readonly sites: (RunningSite | undefined)[];
  readonly start: () => Promise<RunningSite>;
  /** How many requests have been answered so far. */
  readonly answered: () => number;
}

const longestLifeMs = 900;
const answerMs = 120_000;

/** Kills one process after another at random times while others use them. */
export async function killAtRandom(killing: Killing): Promise<void> {
  const { kills, seed, sites, start, answered } = killing;
  process.stdout.write(`seed ${seed}\n`);
  const random = randomFrom(seed);
  for (let kill = 0; kill < kills; kill += 1) {
    // A busy machine answers nobody for longer than a site lives.
    const before = answered();
    await vi.waitUntil(() => answered() > before, { timeout: answerMs });
    await new Promise((resolve) => setTimeout(resolve, longestLifeMs * random()));
    const victim = Math.floor(sites.length * random());
    const killed = sites[victim]?.kill();
    // Its port may soon be somebody else's.
    sites[victim] = undefined;
    await killed;
    sites[victim] = await start();
  }
}
