import { LRUCache } from 'lru-cache';

interface VisitorBudgetOptions {
  readonly most: number;
  readonly windowMs: number;
  /** Monotonic. */
  readonly now?: (() => number) | undefined;
}

/** About 2 MB. */
const mostVisitors = 20_000;

/** Counts in memory: counting in the store would cost as much as the requests it limits. */
export function createVisitorBudget(options: VisitorBudgetOptions) {
  const { most, windowMs, now = () => performance.now() } = options;
  const accounts = new LRUCache<string, { readonly since: number; cost: number }>({
    max: mostVisitors,
  });
  return {
    /** @returns seconds until the next window; undefined while there is enough left */
    spend: (visitor: string, cost: number): number | undefined => {
      const known = accounts.get(visitor);
      const isCurrent = known !== undefined && now() - known.since < windowMs;
      const account = isCurrent ? known : { since: now(), cost: 0 };
      if (!isCurrent) accounts.set(visitor, account);
      account.cost += cost;
      if (account.cost <= most) return undefined;
      return Math.max(1, Math.ceil((account.since + windowMs - now()) / 1000));
    },
  };
}
