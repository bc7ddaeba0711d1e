import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { SqliteFailure, StoreUnavailableError } from '#server/store/store-error.ts';
import type { Bank } from './bank.ts';
import type { Receivers } from './receivers.ts';
import { KilledError, startSite, type Site } from './site.ts';
import type { World } from './world.ts';

export type Sites = ReturnType<typeof startSites>;

/** Starts one to three processes on one store; for each that dies a new one starts. */
export function startSites(world: World, bank: Bank, receivers: Receivers) {
  const { draw, scheduler, outside } = world;
  const count = 1 + draw.below(3);
  let started = 0;
  const start = () => {
    started += 1;
    const name = `site ${started}`;
    return startSite({ world, bank, receivers, name, isAlone: count === 1 });
  };
  const running: Site[] = Array.from({ length: count }, start);

  async function ask<Answer>(what: string, work: (site: Site) => Promise<Answer>): Promise<Answer> {
    await scheduler.turn(outside, what);
    const site = draw.one(running);
    return Promise.race([work(site), site.died]);
  }

  /** Asks any process once. @returns undefined when it died or its store failed */
  async function askOnce<Answer>(what: string, work: (site: Site) => Promise<Answer>) {
    try {
      return { answer: await ask(what, work) };
    } catch (error) {
      if (isPassing(error)) return undefined;
      throw error;
    }
  }

  return {
    running,
    askOnce,
    /** Asks until there is an answer. */
    async askUntilAnswered<Answer>(what: string, work: (site: Site) => Promise<Answer>) {
      for (;;) {
        const answered = await askOnce(what, work);
        if (answered) return answered.answer;
      }
    },
    killOne(): void {
      const at = draw.below(running.length);
      running[at]?.kill();
      running[at] = start();
    },
  };
}

/** Whether asking again may help. */
function isPassing(error: unknown): boolean {
  return [KilledError, OrdersUnavailableError, StoreUnavailableError, SqliteFailure].some(
    (kind) => error instanceof kind,
  );
}
