import pLimit from 'p-limit';
import { passed } from '#server/clock/passed.ts';

/** Runs work when it is its turn, and brings what it brings. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

interface TurnOptions {
  /** How many run together. */
  readonly most: number;
  /** After this the next may begin beside it: it waits for something else. */
  readonly longestMs: number;
}

/**
 * Lets a few pieces of work run together and the others wait: on one processor, all begun at once
 * would end no sooner, and would be in memory together.
 */
export function createTurns({ most, longestMs }: TurnOptions): TakeTurn {
  const limit = pLimit(most);
  return (work) =>
    new Promise((resolve, reject) => {
      void limit(async () => {
        const ended = work().then(resolve, reject);
        await Promise.race([ended, passed(longestMs)]);
      });
    });
}
