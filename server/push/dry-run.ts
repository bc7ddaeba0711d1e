import type { Store } from '#server/store/store.ts';
import { requestFor, type Vapid } from './deliver.ts';
import { findSubscription, isPushService } from './subscription.ts';

interface DryRun {
  readonly vapid: Vapid;
  readonly allowedHosts: readonly string[];
}

/** Encrypts for every token, sends nothing, and says in one line how it would go. */
export async function dryRun(store: Store, { vapid, allowedHosts }: DryRun): Promise<string> {
  const rows = await store.tables.selectFrom('push_tokens').select('token').execute();
  const usable = rows.filter(({ token }) => {
    const subscription = findSubscription(token);
    if (!subscription || !isPushService(subscription.endpoint, allowedHosts)) return false;
    try {
      return requestFor(subscription, { vapid, payload: '{}', topic: 'dry-run' }) !== undefined;
    } catch {
      return false;
    }
  });
  return `Dry run, nothing was sent: ${usable.length} of ${rows.length} tokens would get it.`;
}
