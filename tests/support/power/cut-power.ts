import { vi } from 'vitest';
import { randomFrom } from '../random-from.ts';
import { sendLeads } from '../send-leads.ts';
import type { RunningSite } from '../start-site.ts';
import type { LosableDisk } from './losable-disk.ts';

/** A store on a disk that loses its power. */
export interface CutStore {
  /** Starts a site on what the last cut has left. @throws when that does not open */
  start(): Promise<RunningSite>;
  /** Lists what is damaged. */
  findDamage(): Promise<readonly string[]>;
  /** The emails of all leads, read beside the running site. */
  readEmails(): Promise<readonly string[]>;
  /** Ends what else uses the disk. */
  stop?(): Promise<void>;
}

interface Cutting {
  readonly disk: LosableDisk;
  readonly store: CutStore;
  readonly cuts: number;
  readonly seed: number;
  /** Most writes and flushes from a start to its cut. */
  readonly longest: number;
  /** Leads to acknowledge before those are counted; none when left out, so that starts are cut too. */
  readonly warmUp?: number;
}

interface CutReport {
  readonly cuts: number;
  /** Cuts of a site that was answering; the others fell into its start. */
  readonly underLoad: number;
  readonly acknowledged: number;
  readonly missing: number;
  readonly damage: readonly string[];
}

const clients = 8;
const patienceMs = 300_000;
const units = [512, 4096];

/** Cuts the power at random times while clients send leads, and looks after each what the store has. */
export async function cutPower(cutting: Cutting): Promise<CutReport> {
  const { disk, store, cuts, seed, longest, warmUp = 0 } = cutting;
  const random = randomFrom(seed);
  let [site, underLoad]: [RunningSite | undefined, number] = [undefined, 0];
  const senders = sendLeads(clients, () => site?.address ?? '');
  const missing = new Set<string>();
  const damage: string[] = [];

  async function live(): Promise<void> {
    const promised = [...senders.acknowledged];
    site = await store.start();
    damage.push(...(await store.findDamage()));
    const found = new Set(await store.readEmails());
    for (const email of promised) if (!found.has(email)) missing.add(email);
  }

  async function endAll(): Promise<void> {
    const ending = site;
    site = undefined;
    await ending?.kill();
    await store.stop?.();
    await disk.powerOff();
  }

  async function cutOnce(cut: number): Promise<void> {
    await disk.powerOn();
    const after = Math.floor(random() * longest);
    const unit = units[Math.floor(random() * 2)]!;
    // One cut in four loses the whole cache.
    const keep = Math.max(0, random() * 1.25 - 0.25);
    const cutHere = () => disk.cutPower({ after, unit, keep, seed: seed + cut });
    const enough = senders.acknowledged.size + warmUp;
    const off =
      warmUp === 0
        ? cutHere()
        : vi.waitUntil(() => senders.acknowledged.size >= enough, patienceMs).then(cutHere);
    const error = await live().then(() => undefined, String);
    if (error !== undefined && !(await isOffSoon(disk))) damage.push(error);
    if (damage.length === 0) await off;
    if (site) underLoad += 1;
    await endAll();
  }

  try {
    for (let cut = 0; cut < cuts && damage.length === 0; cut += 1) await cutOnce(cut);
    await senders.stop();
    if (damage.length === 0) {
      await disk.powerOn();
      await live().catch((error: unknown) => damage.push(String(error)));
    }
  } finally {
    await senders.stop();
    await endAll();
  }
  const { size: acknowledged } = senders.acknowledged;
  return { cuts, underLoad, acknowledged, missing: missing.size, damage };
}

/** Whether the power was cut: whoever uses the disk may notice before the test hears of it. */
function isOffSoon(disk: LosableDisk): Promise<boolean> {
  return vi
    .waitUntil(() => !disk.hasPower, 10_000)
    .then(
      () => true,
      () => false,
    );
}

/** One line for the person who reads the run. */
export function cutSummary(where: string, report: CutReport): string {
  const { cuts, underLoad, acknowledged, missing, damage } = report;
  return (
    `${where}: power cut ${cuts} times, ${underLoad} under load; ` +
    `${missing} of ${acknowledged} acknowledged leads missing; damage: ${damage.join('; ') || 'none'}\n`
  );
}
