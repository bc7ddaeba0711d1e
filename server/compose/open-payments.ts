import type { OrderDrafts } from '#app/features/buying/enrolment/draft/order-drafts.ports.ts';
import { createOrderDrafts } from '#server/enrolment/drafts/order-drafts.ts';
import { createOrderPayments } from '#server/enrolment/order-payments.ts';
import { callLimit, type PaymentService } from '#server/enrolment/payment-service.ts';
import { createRegularCheck } from '#server/enrolment/regular-check.ts';
import { createRegularReminders } from '#server/enrolment/reminders/run-reminders.ts';
import type { LeadServices } from '#server/compose/lead-services.ts';
import type { MailTexts } from '#server/content/mails/mail-texts.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { createDraftLinks, linkLimit } from '#server/upstream/draft-links/draft-links.ts';
import { createPaypal } from '#server/upstream/paypal/paypal.ts';
import { createPaystack } from '#server/upstream/paystack/paystack.ts';

interface PaymentsOptions {
  readonly settings: Settings;
  readonly leads: LeadServices;
  readonly insurer: string;
  readonly texts: MailTexts;
  readonly log: Log;
}

/** Opens payments with the configured services. */
export function openPayments(options: PaymentsOptions) {
  const { settings, leads, insurer, log } = options;
  const { store, saver, hasMail } = leads;
  const services = servicesFor(settings, insurer);
  const calls = createVisitorBudget(callLimit);
  const siteUrl = settings.SITE_URL;
  const orderPayments = createOrderPayments({ ...leads, calls, services, siteUrl, insurer, log });
  const check = createRegularCheck({ store, orderPayments, log });
  const drafts = createOrderDrafts({ store, log });
  const reminders = hasMail ? createRegularReminders({ store, saver, log }) : undefined;
  return {
    orderPayments,
    calls,
    drafts,
    /** Undefined without a mail server. */
    draftLinks: draftLinksFor(drafts, options),
    /** Starts the work beside the requests. */
    start() {
      check.start();
      reminders?.start();
    },
    async stop(): Promise<void> {
      await Promise.all([check.stop(), reminders?.stop()]);
    },
  };
}

function draftLinksFor(drafts: OrderDrafts, { settings, insurer, texts, log }: PaymentsOptions) {
  const { SMTP_URL: smtpUrl, STAFF_EMAIL: address, SITE_URL: siteUrl } = settings;
  if (!smtpUrl || !address) return undefined;
  const sender = { name: insurer, address };
  const requests = createVisitorBudget(linkLimit);
  return createDraftLinks({ smtpUrl, sender, texts, drafts, siteUrl, requests, log });
}

function servicesFor(settings: Settings, insurer: string): PaymentService[] {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL } = settings;
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_URL } = settings;
  const services: PaymentService[] = [];
  if (secretKey) services.push(createPaystack({ secretKey, url: PAYSTACK_URL }));
  if (clientId && secret) {
    services.push(createPaypal({ clientId, secret, url: PAYPAL_URL, insurer }));
  }
  return services;
}
