import { passed } from '#server/clock/passed.ts';
import { createLeadKeeper, type LeadKeeper } from '#server/leads/keep-leads.ts';
import type { Log } from '#server/logging/log.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { readBacklog } from '#server/outbox/backlog.ts';
import type { Deliver } from '#server/outbox/lane.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import type { Settings } from '#server/settings.ts';
import { createDailyPurge } from '#server/staff/daily-purge.ts';
import { openStoreForSite } from '#server/store/open-store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { createFormsDelivery } from '#server/upstream/forms/forms.ts';
import { createStaffMailDelivery } from '#server/upstream/staff-mail/staff-mail.ts';
import { createSubscriptionDelivery } from '#server/upstream/subscription/subscription.ts';

/** What keeps visitors' leads and brings them on their way. */
export interface LeadServices {
  readonly store: Store;
  readonly keeper: LeadKeeper;
  /** Begins to deliver and to purge. */
  start(): void;
  /** Finishes what is running, as far as it does not take too long, and closes the store. */
  close(): Promise<void>;
}

/** What is cut off then is delivered again after its lease. */
const longestCloseMs = 10_000;
const longestBacklogMs = 1000;

/**
 * Opens the store and what works on it.
 * @throws SettingError when the embedded store cannot be used
 */
export async function openLeadServices(
  settings: Settings,
  log: Log,
  metrics: Metrics,
): Promise<LeadServices> {
  const store = await openStoreForSite({
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.DATA_DIR,
    log,
  });
  const deliverers = counted(deliverersFor(settings), metrics);
  const outbox = createOutbox({ store, deliverers, log });
  const targets = new Set(deliverers.keys());
  const keeper = createLeadKeeper({ store, targets, onDeliveriesDue: () => outbox.wake() });
  metrics.readFrom({ backlog: () => backlogInTime(store, log) });
  const purge = createDailyPurge({ store, retentionMonths: settings.RETENTION_MONTHS, log });
  return {
    store,
    keeper: countedKeeper(keeper, metrics),
    start() {
      outbox.start();
      purge.start();
    },
    async close() {
      const finished = Promise.all([keeper.settled(), outbox.stop(), purge.stop()]);
      await inTime(finished);
      await inTime(store.close());
    },
  };
}

function deliverersFor(settings: Settings): ReadonlyMap<Target, Deliver> {
  const deliverers = new Map<Target, Deliver>();
  const { SUBSCRIPTION_URL, FORMS_URL, FORMS_PORTAL_ID, FORMS_GUID } = settings;
  const { SMTP_URL, STAFF_EMAIL } = settings;
  if (SUBSCRIPTION_URL) {
    deliverers.set('subscription', createSubscriptionDelivery(SUBSCRIPTION_URL));
  }
  if (FORMS_URL && FORMS_PORTAL_ID && FORMS_GUID) {
    const service = { url: FORMS_URL, portalId: FORMS_PORTAL_ID, formGuid: FORMS_GUID };
    deliverers.set('forms', createFormsDelivery(service));
  }
  if (SMTP_URL && STAFF_EMAIL) {
    const delivery = createStaffMailDelivery({ smtpUrl: SMTP_URL, staffEmail: STAFF_EMAIL });
    deliverers.set('staff-mail', delivery);
  }
  return deliverers;
}

function countedKeeper(keeper: LeadKeeper, metrics: Metrics): LeadKeeper {
  return {
    ...keeper,
    async keep(lead) {
      const kept = await keeper.keep(lead);
      if (kept.isNew) metrics.leadKept(lead.kind);
      return kept;
    },
  };
}

/** What outside services answer, counted by service. */
function counted(
  deliverers: ReadonlyMap<Target, Deliver>,
  metrics: Metrics,
): ReadonlyMap<Target, Deliver> {
  const count = (target: Target, deliver: Deliver): Deliver => {
    return async (claimed) => {
      try {
        const outcome = await deliver(claimed);
        metrics.upstreamAnswered(target, outcome.kind === 'done');
        return outcome;
      } catch (error) {
        metrics.upstreamAnswered(target, false);
        throw error;
      }
    };
  };
  return new Map([...deliverers].map(([target, deliver]) => [target, count(target, deliver)]));
}

/** Those who read the metrics do not wait for a store that is in trouble. */
async function backlogInTime(store: Store, log: Log) {
  const late = AbortSignal.timeout(longestBacklogMs);
  const tooLate = new Promise<never>((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  try {
    return await Promise.race([readBacklog(store, Date.now()), tooLate]);
  } catch (error) {
    log.warn({ reason: storeFailureReason(error) }, 'the backlog cannot be read');
    return [];
  }
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, passed(longestCloseMs)]);
}
