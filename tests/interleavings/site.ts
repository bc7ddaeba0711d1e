import { createOrderDrafts } from '#server/enrolment/drafts/order-drafts.ts';
import { createMemberLists } from '#server/enrolment/members/member-lists.ts';
import { createOrderPayments } from '#server/enrolment/order-payments.ts';
import { callLimit } from '#server/enrolment/payment-service.ts';
import { createRegularCheck } from '#server/enrolment/regular-check.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import { releaseClaims } from '#server/outbox/claim-deliveries.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import { deferred } from '../support/deferred.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import type { Bank } from './bank.ts';
import type { Receivers } from './receivers.ts';
import type { Party } from './scheduler.ts';
import { targets, type World } from './world.ts';

/** Thrown to a visitor whose process has died. */
export class KilledError extends Error {
  override readonly name = 'KilledError';
}

export type Site = ReturnType<typeof startSite>;

interface SiteOptions {
  readonly world: World;
  readonly bank: Bank;
  readonly receivers: Receivers;
  readonly name: string;
  /** Whether it has the store to itself, and so may free what a dead process held. */
  readonly isAlone: boolean;
}

/** Starts a process of the site: the real code, on a connection of its own. */
export function startSite({ world, bank, receivers, name, isAlone }: SiteOptions) {
  const party: Party = { name };
  const store = world.file.open(party, world.turnsOf(party));
  const { log } = createMemoryLog();
  const now = () => Date.now();
  const saver = createLeadSaver({ store, targets: new Set(targets), now });
  const calls = createVisitorBudget({ ...callLimit, now });
  const services = (['paystack', 'paypal'] as const).map((one) => bank.serviceOf(one, party));
  const shop = { siteUrl: 'https://health.example', insurer: 'Example Health' };
  const orderPayments = createOrderPayments({
    ...shop,
    store,
    saver,
    services,
    log,
    calls,
    hasMail: true,
    now,
  });
  const check = createRegularCheck({ store, orderPayments, log, now });
  const outbox = outboxOf();
  const death = deferred<never>();
  death.promise.catch(() => undefined);
  const busy = new Set<string>();

  function outboxOf() {
    let claimedAt = 0;
    const deliverers = receivers.deliverersOf(party, () => claimedAt);
    const clock = () => (claimedAt = now());
    return createOutbox({ store, deliverers, log, now: clock, random: world.draw.next });
  }

  /** Does in the background what the site's timers do, one at a time. */
  function repeat(what: string, work: () => Promise<unknown>): void {
    if (busy.has(what)) return;
    busy.add(what);
    world.scheduler.note(`${name}: begins ${what}`);
    void work()
      // A store that fails is asked again next time.
      .catch(() => undefined)
      .finally(() => busy.delete(what));
  }

  if (isAlone) repeat('the outbox', () => releaseClaims(store));

  return {
    party,
    store,
    saver,
    orderPayments,
    drafts: createOrderDrafts({ store, log, now }),
    lists: createMemberLists({ store, saver, log, now }),
    died: death.promise,
    deliver: () => repeat('the outbox', () => outbox.runOnce()),
    check: () => repeat('the regular check', () => check.runOnce()),
    isBusy: () => busy.size > 0,
    /** Ends it as a power cut does. */
    kill(): void {
      world.scheduler.note(`${name} dies`);
      world.scheduler.stop(party);
      world.file.end(party);
      receivers.end(party);
      death.reject(new KilledError(name));
    },
  };
}
