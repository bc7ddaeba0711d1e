interface VisitorBudgetOptions {
  /** What one visitor may spend in a window. */
  readonly most: number;
  readonly windowMs: number;
  /** Monotonic. */
  readonly now?: () => number;
}

/** What each visitor may cost the site in a window of time, in this process. */
export interface VisitorBudget {
  /** @returns in how many seconds to come again; undefined when there is enough left */
  readonly spend: (visitor: string, cost: number) => number | undefined;
}

interface Spent {
  readonly since: number;
  cost: number;
}

/** About 2 MB. Beyond that the one who has not been seen for longest is forgotten. */
const mostVisitors = 20_000;

/** Counts in memory: what a store counts would cost as much as what is limited. */
export function createVisitorBudget(options: VisitorBudgetOptions): VisitorBudget {
  const { most, windowMs, now = () => performance.now() } = options;
  const visitors = new Map<string, Spent>();

  function accountOf(visitor: string): Spent {
    const known = visitors.get(visitor);
    if (known && now() - known.since < windowMs) return known;
    const fresh = { since: now(), cost: 0 };
    visitors.delete(visitor);
    visitors.set(visitor, fresh);
    if (visitors.size > mostVisitors) visitors.delete(visitors.keys().next().value ?? '');
    return fresh;
  }

  return {
    spend(visitor, cost) {
      const account = accountOf(visitor);
      account.cost += cost;
      if (account.cost <= most) return undefined;
      return Math.max(1, Math.ceil((account.since + windowMs - now()) / 1000));
    },
  };
}
