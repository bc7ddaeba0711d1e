import type { Store } from '#server/store/store.ts';
import { isAboutOneRow, StoreUnavailableError } from '#server/store/store-error.ts';
import { insertLeads } from './insert-leads.ts';
import type { KeptLead, NewLead } from './lead.ts';
import type { Targets } from './plan-deliveries.ts';

interface LeadKeeperOptions {
  readonly store: Store;
  readonly targets: Targets;
  readonly now?: () => number;
  /** Called after a commit that brought something to deliver. */
  readonly onDeliveriesDue?: () => void;
}

/** Keeps leads: what it returns has been synced to disk together with its deliveries. */
export interface LeadKeeper {
  /** @throws StoreUnavailableError when it cannot be said to be kept */
  keep(lead: NewLead): Promise<KeptLead>;
  /** Resolves when everything taken so far is decided. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly lead: NewLead;
  readonly resolve: (kept: KeptLead) => void;
  readonly reject: (error: unknown) => void;
}

/** More in one commit bring nothing: the sync to disk is what takes time. */
const mostInOneCommit = 200;
/** A visitor waits no longer. The commit may still succeed: sent again, it is the same lead. */
const longestWaitMs = 8000;

/** Commits leads that arrive together in one transaction: one sync to disk serves them all. */
export function createLeadKeeper(options: LeadKeeperOptions): LeadKeeper {
  const waiting = new Set<Waiting>();
  let committing: Promise<void> | undefined;

  async function commitWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, mostInOneCommit);
      for (const one of batch) waiting.delete(one);
      await commit(batch, options);
      // Lets requests that arrived during the sync join the next commit.
      await new Promise((resolve) => setImmediate(resolve));
    }
    committing = undefined;
  }

  return {
    keep: (lead) =>
      new Promise((resolve, reject) => {
        const deadline = setTimeout(giveUp, longestWaitMs);
        const one: Waiting = {
          lead,
          resolve(kept) {
            clearTimeout(deadline);
            resolve(kept);
          },
          reject(error) {
            clearTimeout(deadline);
            reject(error);
          },
        };
        function giveUp() {
          waiting.delete(one);
          reject(new StoreUnavailableError('the store takes too long'));
        }
        waiting.add(one);
        committing ??= commitWaiting();
      }),
    settled: async () => committing,
  };
}

async function commit(batch: readonly Waiting[], options: LeadKeeperOptions): Promise<void> {
  const { store, targets, now = Date.now } = options;
  const leads = batch.map(({ lead }) => lead);
  try {
    const kept = await store.tables
      .transaction()
      .execute((transaction) => insertLeads(transaction, leads, { targets, nowMs: now() }));
    batch.forEach(({ resolve }, at) => resolve(kept[at] as KeptLead));
    if (kept.some(({ isNew }) => isNew)) options.onDeliveriesDue?.();
  } catch (error) {
    // One that the store cannot take must not cost the others; a store that is full, locked or
    // gone would only refuse each of them again.
    if (batch.length > 1 && isAboutOneRow(error)) {
      for (const one of batch) await commit([one], options);
      return;
    }
    const refusal = new StoreUnavailableError('the lead was not kept', { cause: error });
    for (const { reject } of batch) reject(refusal);
  }
}
