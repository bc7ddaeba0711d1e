import { vi } from 'vitest';
import type { Target } from '#app/leads/lead-kinds.ts';
import { SqliteFailure } from '#server/store/store-error.ts';
import { createDraw, type Draw } from './draw.ts';
import { createScheduler, type Party, type Scheduler } from './scheduler.ts';
import type { AwaitTurn, SharedFile } from './shared-file.ts';

/** What all parts of one history share. */
export interface World {
  readonly file: SharedFile;
  readonly draw: Draw;
  readonly scheduler: Scheduler;
  /** Visitors, staff and outside services. */
  readonly outside: Party;
  /** Whether outside services and the store may fail. */
  isRough: boolean;
  /** What has happened that must not. */
  readonly faults: string[];
  fail(fault: string): void;
  /** Runs something beside all else. */
  spawn(work: () => Promise<void>): void;
  /** Whether something that was spawned has not ended. */
  isBusy(): boolean;
  passTime(ms: number): void;
  /** The turns of a party at the store, which now and then fails. */
  turnsOf(party: Party): AwaitTurn;
}

export const targets = [
  'subscription',
  'forms',
  'webhook',
  'staff-mail',
  'payer-mail',
  'enrolment-mail',
] as const satisfies readonly Target[];

const storeFails = 0.004;

export function createWorld(seed: number, file: SharedFile): World {
  const draw = createDraw(seed);
  const scheduler = createScheduler(draw);
  let running = 0;
  const world: World = {
    file,
    draw,
    scheduler,
    outside: { name: 'outside' },
    isRough: true,
    faults: [],
    fail(fault) {
      scheduler.note(`FAULT: ${fault}`);
      world.faults.push(fault);
    },
    spawn(work) {
      running += 1;
      void work()
        .catch((error: unknown) => world.fail(`failed: ${String(error)}`))
        .finally(() => {
          running -= 1;
        });
    },
    isBusy: () => running > 0,
    passTime(ms) {
      scheduler.note(`${ms} ms pass`);
      vi.advanceTimersByTime(ms);
    },
    turnsOf: (party) => async (what, isFree) => {
      await scheduler.turn(party, what, isFree);
      const isAnswer = what.startsWith('has ');
      if (isAnswer || !world.isRough || !draw.chance(storeFails)) return;
      scheduler.note(`the store fails ${party.name}`);
      throw new SqliteFailure('database is locked', 5);
    },
  };
  return world;
}
