import type { PlanCatalogue } from '#app/features/buying/plans/catalogue.types.ts';
import type { TipBank } from '#app/features/wellness/tips/tips.ports.ts';
import { createLeaveKeys, type LeaveKeys, createLeaving } from '#server/leads/mailings/leaving.ts';
import { topicEmailsOf } from '#server/leads/lead-topics.ts';
import { createLeadSaver } from '#server/leads/save-leads.ts';
import type { ContractFile } from '#server/contract/contract-file.ts';
import type { MailTexts } from '#server/content/mails/mail-texts.ts';
import type { Log } from '#server/log.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import { readStoreFigures } from '#server/metrics/gauges.ts';
import type { Deliverer } from '#server/outbox/delivery-worker.ts';
import { createOutbox } from '#server/outbox/outbox.ts';
import type { Target } from '#app/leads/lead-kinds.ts';
import type { Settings } from '#server/settings.ts';
import { createDailyPurge } from '#server/leads/commands/purge-leads.ts';
import { createReplica } from '#server/store/replica/replica.ts';
import { openStore } from '#server/store/open-store.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { createAcknowledgementMailDelivery } from '#server/upstream/acknowledgement-mail/acknowledgement-mail.ts';
import { createEnrolmentMailDelivery } from '#server/upstream/enrolment-mail/enrolment-mail.ts';
import { createFormsDelivery, createSubscriptionDelivery } from '#server/upstream/forms-service.ts';
import { createPayerMailDelivery } from '#server/upstream/payer-mail/payer-mail.ts';
import {
  createStaffMailDelivery,
  createUrgentMailDelivery,
} from '#server/upstream/staff-mail/staff-mail.ts';
import { createVisitorMailDelivery } from '#server/upstream/visitor-mail/visitor-mail.ts';
import { createWebhookDelivery } from '#server/upstream/webhook/webhook.ts';
import { withTimeout } from '#server/timers.ts';

export type LeadServices = Awaited<ReturnType<typeof openLeadServices>>;

/** Deliveries cut off here are retried once their lease ends. */
const longestCloseMs = 10_000;
const longestFiguresMs = 1000;

interface LeadServicesOptions {
  readonly settings: Settings;
  readonly log: Log;
  readonly isDevelopment: boolean;
  readonly metrics: Metrics;
  readonly insurer: string;
  readonly tips: TipBank;
  readonly texts: MailTexts;
  readonly contractFile: ContractFile;
  readonly catalogue: PlanCatalogue;
}

/** Opens the store, the outbox and the daily purge. @throws SettingError when the store fails */
export async function openLeadServices(options: LeadServicesOptions) {
  const { settings, log, metrics } = options;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataFolder, UNSUBSCRIBE_SECRET } = settings;
  const { REPLICA_DIR: folder } = settings;
  const isShared = options.isDevelopment;
  const store = await openStore({ databaseUrl, dataFolder, log, isShared });
  const keys = UNSUBSCRIBE_SECRET ? createLeaveKeys(UNSUBSCRIBE_SECRET) : undefined;
  const deliverers = deliverersFor({ ...options, store, keys });
  const onAttempt = (target: Target, isGood: boolean) => metrics.upstreamAnswered(target, isGood);
  const outbox = createOutbox({ store, deliverers, log, onAttempt });
  const targets = new Set(deliverers.keys());
  const saver = createLeadSaver({ store, targets, onSaved: metrics.leadSaved });
  const leaving = keys && createLeaving({ store, keys, targets, log });
  const replica = folder ? createReplica({ dataFolder, folder, log }) : undefined;
  metrics.readFrom({
    store: () => figuresInTime(store, log),
    replicaAtMs: replica?.currentAtMs,
  });
  const purge = createDailyPurge({ store, retentionMonths: settings.RETENTION_MONTHS, log });
  return {
    store,
    saver,
    /** Takes visitors of an edition off mailing lists; undefined without UNSUBSCRIBE_SECRET. */
    leavingFor: leaving,
    /** Whether there is a mail server for mails to visitors. */
    hasMail: targets.has('enrolment-mail'),
    start() {
      outbox.start();
      purge.start();
      replica?.start();
    },
    /** Finishes running work within ten seconds and closes the store. */
    async close(): Promise<void> {
      const finish = (work: Promise<unknown>) =>
        withTimeout(work, longestCloseMs).catch((err: unknown) => log.warn({ err }, 'not closed'));
      await finish(Promise.all([saver.settled(), outbox.stop(), purge.stop()]));
      // The last turn of the replica has what was saved until here.
      await Promise.all([finish(store.close()), replica?.stop()]);
    },
  };
}

interface DeliverersOptions extends LeadServicesOptions {
  readonly store: Store;
  readonly keys: LeaveKeys | undefined;
}

function deliverersFor(options: DeliverersOptions): ReadonlyMap<Target, Deliverer> {
  const { settings, store, keys, insurer, tips, texts, contractFile, catalogue } = options;
  const deliverers = new Map<Target, Deliverer>();
  const { SUBSCRIPTION_URL, FORMS_URL, FORMS_PORTAL_ID, FORMS_GUID } = settings;
  const { SMTP_URL, STAFF_EMAIL, WEBHOOK_URL, WEBHOOK_SECRET } = settings;
  if (SUBSCRIPTION_URL) {
    deliverers.set('subscription', createSubscriptionDelivery(SUBSCRIPTION_URL));
  }
  if (FORMS_URL && FORMS_PORTAL_ID && FORMS_GUID) {
    const service = { url: FORMS_URL, portalId: FORMS_PORTAL_ID, formGuid: FORMS_GUID };
    deliverers.set('forms', createFormsDelivery(service));
  }
  if (WEBHOOK_URL && WEBHOOK_SECRET) {
    const receiver = { url: WEBHOOK_URL, secret: WEBHOOK_SECRET };
    deliverers.set('webhook', createWebhookDelivery(receiver));
  }
  if (SMTP_URL && STAFF_EMAIL) {
    const toStaff = {
      smtpUrl: SMTP_URL,
      staffEmail: STAFF_EMAIL,
      topicEmails: topicEmailsOf(settings),
    };
    deliverers.set('staff-mail', createStaffMailDelivery(toStaff));
    deliverers.set('urgent-mail', createUrgentMailDelivery(toStaff));
    const sender = { name: insurer, address: STAFF_EMAIL };
    const mail = { smtpUrl: SMTP_URL, sender, siteUrl: settings.SITE_URL, store, texts };
    deliverers.set('payer-mail', createPayerMailDelivery({ ...mail, catalogue }));
    deliverers.set('enrolment-mail', createEnrolmentMailDelivery({ ...mail, contractFile }));
    deliverers.set('acknowledgement-mail', createAcknowledgementMailDelivery(mail));
    // Every mail of a list has a link to leave, which needs the secret.
    if (keys) {
      deliverers.set('visitor-mail', createVisitorMailDelivery({ ...mail, keys, tips }));
    }
  }
  return deliverers;
}

/** Returns nothing rather than hold up the metrics when the store is slow. */
async function figuresInTime(store: Store, log: Log) {
  try {
    return await withTimeout(readStoreFigures(store, Date.now()), longestFiguresMs);
  } catch (error) {
    log.warn({ reason: storeFailureReason(error) }, 'figures of the store not available');
    return undefined;
  }
}
