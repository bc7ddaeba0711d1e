import { createLeadKeeper, type LeadKeeper } from '#server/leads/keep-leads.ts';
import type { Log } from '#server/logging/log.ts';
import type { Deliver } from '#server/outbox/lane.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import type { Settings } from '#server/settings.ts';
import { createDailyPurge } from '#server/staff/daily-purge.ts';
import { openStoreForSite } from '#server/store/open-store.ts';
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

/**
 * Opens the store and what works on it.
 * @throws SettingError when the embedded store cannot be used
 */
export async function openLeadServices(settings: Settings, log: Log): Promise<LeadServices> {
  const store = await openStoreForSite({
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.DATA_DIR,
    log,
  });
  const deliverers = deliverersFor(settings);
  const outbox = createOutbox({ store, deliverers, log });
  const targets = new Set(deliverers.keys());
  const keeper = createLeadKeeper({ store, targets, onDeliveriesDue: () => outbox.wake() });
  const purge = createDailyPurge({ store, retentionMonths: settings.RETENTION_MONTHS, log });
  return {
    store,
    keeper,
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

function inTime(work: Promise<unknown>): Promise<unknown> {
  const late = new Promise((resolve) => setTimeout(resolve, longestCloseMs).unref());
  return Promise.race([work, late]);
}
