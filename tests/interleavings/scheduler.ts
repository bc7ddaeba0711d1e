import { setImmediate as nextRound } from 'node:timers/promises';
import { vi } from 'vitest';
import type { Draw } from './draw.ts';

/** Who does something: a process of the site, or everybody outside. */
export interface Party {
  readonly name: string;
}

interface Waiting {
  readonly party: Party;
  readonly what: string;
  readonly isFree: () => boolean;
  readonly goOn: () => void;
}

export type Scheduler = ReturnType<typeof createScheduler>;

/** Decides by chance which of all that wait goes on next; nothing else runs meanwhile. */
export function createScheduler(draw: Draw) {
  let waiting: Waiting[] = [];
  const stopped = new Set<Party>();
  const trace: string[] = [];

  /** Lets all that runs come to its next turn; the code waits for nothing slower than this. */
  async function quiet(): Promise<void> {
    await nextRound();
    await nextRound();
  }

  return {
    /** Every choice, in words that are the same in a replay. */
    trace,
    note: (what: string) => void trace.push(what),
    quiet,
    /** Resolves when its turn has come: never for a process that has died meanwhile. */
    turn: (party: Party, what: string, isFree = () => true) =>
      new Promise<void>((goOn) => {
        if (!stopped.has(party)) waiting.push({ party, what, isFree, goOn });
      }),
    /** Nothing of this party goes on. */
    stop(party: Party): void {
      stopped.add(party);
      waiting = waiting.filter((one) => one.party !== party);
    },
    /** @returns false when nobody can go on */
    step(): boolean {
      const ready = waiting.filter(({ isFree }) => isFree());
      if (ready.length === 0) return false;
      const chosen = draw.one(ready);
      waiting = waiting.filter((one) => one !== chosen);
      trace.push(`${chosen.party.name}: ${chosen.what}`);
      // Time that only stood still would make equals of what comes one after the other.
      vi.advanceTimersByTime(1);
      chosen.goOn();
      return true;
    },
  };
}
