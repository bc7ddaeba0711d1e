import { vi } from 'vitest';
import { createBank } from './bank.ts';
import { buy } from './buyers.ts';
import type { Cast } from './cast.ts';
import { orderForStaff } from './groups.ts';
import { findFaults } from './find-faults.ts';
import { createReceivers } from './receivers.ts';
import type { SharedFile } from './shared-file.ts';
import { startSites } from './sites.ts';
import { fillIn, sendForms } from './visitors.ts';
import { createWorld } from './world.ts';

/** What came of a history. */
export interface Played {
  readonly faults: readonly string[];
  /** Every choice; the same for the same seed. */
  readonly trace: readonly string[];
}

const firstMs = Date.UTC(2026, 10, 21, 10);
const secondMs = 1000;
/** Shorter and longer than a lease, an attempt, a check's rest and what waits for another process. */
const waits = [1, 9, 20, 31, 46, 61, 61, 90, 301].map((seconds) => seconds * secondMs);
/** More than any history takes; one that takes more hangs. */
const mostSteps = 20_000;

/** Plays one history: rough weather until everybody has done what they wanted, then a calm. */
export async function playHistory(seed: number, file: SharedFile): Promise<Played> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: firstMs });
  try {
    file.clear();
    const world = createWorld(seed, file);
    const { draw, scheduler, faults } = world;
    const [bank, receivers] = [createBank(world), createReceivers(world)];
    const sites = startSites(world, bank, receivers);
    const told = { leads: [], orders: [], transfers: [], lists: [] };
    const cast: Cast = { world, draw, sites, bank, receivers, told };
    const people = [sendForms, buy, buy, orderForStaff, fillIn].filter(() => draw.chance(0.6));
    for (const play of people) world.spawn(() => play(cast, `person${draw.below(2)}@mail.example`));
    await storm(cast);
    world.isRough = false;
    await calmDown(cast);
    faults.push(...(await findFaults(cast)));
    return { faults, trace: scheduler.trace };
  } finally {
    vi.useRealTimers();
  }
}

/** Goes on until nobody wants anything more. */
async function storm({ world, sites, draw }: Cast): Promise<void> {
  let kills = draw.below(4);
  for (let steps = 0; ; steps += 1) {
    if (steps > mostSteps) throw new Error('nobody gets what they want');
    await world.scheduler.quiet();
    if (!world.isBusy()) return;
    const does = draw.below(100);
    const site = draw.one(sites.running);
    if (does < 3) world.passTime(draw.one(waits));
    else if (does < 9) site.deliver();
    else if (does < 11) site.check();
    else if (does < 12 && kills > 0) {
      kills -= 1;
      sites.killOne();
    } else if (!world.scheduler.step()) world.passTime(secondMs);
  }
}

/** Lets the site do what is left, until nothing is due any more. */
async function calmDown(cast: Cast): Promise<void> {
  const { world, sites } = cast;
  for (let round = 1; ; round += 1) {
    if (round > 40) return;
    for (const site of sites.running) {
      site.deliver();
      site.check();
    }
    await letRun(cast);
    if (round > 4 && !(await hasPending(cast))) return;
    // More than a check's rest, a lease and the time between two mails to staff.
    world.passTime(round * 11 * 60 * secondMs);
  }
}

async function letRun({ world, sites }: Cast): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    await world.scheduler.quiet();
    if (world.scheduler.step()) continue;
    if (!world.isBusy() && sites.running.every((site) => !site.isBusy())) return;
    world.passTime(secondMs);
  }
  throw new Error('what runs does not end');
}

async function hasPending({ world }: Cast): Promise<boolean> {
  const store = world.file.open({ name: 'onlooker' }, async () => undefined);
  const pending = store.tables.selectFrom('deliveries').select('id').where('state', '=', 'pending');
  const found = await pending.executeTakeFirst();
  await store.close();
  return found !== undefined;
}
