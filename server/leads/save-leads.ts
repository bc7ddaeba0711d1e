import type { Transaction } from 'kysely';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { withTimeout } from '#server/timers.ts';
import { isAboutOneRow, StoreUnavailableError } from '#server/store/store-error.ts';
import { insertLeads, type SavedLead, type NewLead } from './insert-leads.ts';
import type { Targets } from './plan-deliveries.ts';

interface LeadSaverOptions {
  readonly store: Store;
  readonly targets: Targets;
  readonly now?: () => number;
  /** Called for each lead that is no repeat. */
  readonly onSaved?: (kind: string) => void;
}

/** Saves leads: a returned lead is synced to disk together with its deliveries. */
export type LeadSaver = ReturnType<typeof createLeadSaver>;

interface Waiting {
  readonly lead: NewLead;
  readonly resolve: (saved: SavedLead) => void;
  readonly reject: (error: unknown) => void;
}

/** A larger batch gains nothing: the sync to disk takes the time. */
const mostInOneCommit = 200;
/** The commit may still succeed afterwards; sent again, it is the same lead. */
const longestWaitMs = 8000;

/** Commits concurrent leads in one transaction, so that they share one sync to disk. */
export function createLeadSaver(options: LeadSaverOptions) {
  const waiting = new Set<Waiting>();
  let committing: Promise<void> | undefined;

  async function commitWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, mostInOneCommit);
      for (const one of batch) waiting.delete(one);
      await commit(batch, options);
      // Lets leads that arrived during the sync join the next commit.
      await new Promise((resolve) => setImmediate(resolve));
    }
    committing = undefined;
  }

  function noted(saved: SavedLead, { kind }: NewLead): SavedLead {
    if (saved.isNew) options.onSaved?.(kind);
    return saved;
  }

  return {
    /** @throws StoreUnavailableError when the lead may not have been saved */
    async save(lead: NewLead): Promise<SavedLead> {
      const { promise, ...settle } = Promise.withResolvers<SavedLead>();
      const one = { lead, ...settle };
      waiting.add(one);
      committing ??= commitWaiting();
      try {
        return noted(await withTimeout(promise, longestWaitMs), lead);
      } catch (error) {
        waiting.delete(one);
        if (error instanceof StoreUnavailableError) throw error;
        throw new StoreUnavailableError('the store took too long');
      }
    },
    /** Saves a lead in the transaction of a change that it tells of. */
    async saveIn(transaction: Transaction<Tables>, lead: NewLead): Promise<SavedLead> {
      const { targets, now = Date.now } = options;
      const [saved] = await insertLeads(transaction, [lead], { targets, nowMs: now() });
      return noted(saved as SavedLead, lead);
    },
    /** Resolves when every pending lead is saved or refused. */
    settled: async () => committing,
  };
}

async function commit(batch: readonly Waiting[], options: LeadSaverOptions): Promise<void> {
  const { store, targets, now = Date.now } = options;
  const leads = batch.map(({ lead }) => lead);
  try {
    const saved = await store.tables
      .transaction()
      .execute((transaction) => insertLeads(transaction, leads, { targets, nowMs: now() }));
    batch.forEach(({ resolve }, at) => resolve(saved[at] as SavedLead));
  } catch (error) {
    // One bad row must not cost the others; a store that is full, locked or gone would refuse each
    // of them again.
    if (batch.length > 1 && isAboutOneRow(error)) {
      for (const one of batch) await commit([one], options);
      return;
    }
    const refusal = new StoreUnavailableError('the lead was not saved', { cause: error });
    for (const { reject } of batch) reject(refusal);
  }
}
