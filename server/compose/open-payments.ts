import { createReturnCodes, requestLimit } from '#server/enrolment/return-codes/return-codes.ts';
import { createOrderPayments, type ServerOrderPayments } from '#server/enrolment/order-payments.ts';
import type { PaymentService } from '#server/enrolment/payment-service.ts';
import { createRegularCheck } from '#server/enrolment/regular-check.ts';
import { createRegularReminders } from '#server/enrolment/reminders/run-reminders.ts';
import type { LeadServices } from '#server/compose/lead-services.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { createPaypal } from '#server/upstream/paypal/paypal.ts';
import { createPaystack } from '#server/upstream/paystack/paystack.ts';

export interface Payments {
  readonly desk: ServerOrderPayments;
  /** Work beside the requests. */
  start(): void;
  stop(): Promise<void>;
  /** Undefined without a mail server. */
  readonly returnCodes: ReturnType<typeof createReturnCodes> | undefined;
}

interface PaymentsOptions {
  readonly settings: Settings;
  readonly leads: LeadServices;
  readonly insurer: string;
  readonly log: Log;
}

/** Opens payments with the configured services. */
export function openPayments({ settings, leads, insurer, log }: PaymentsOptions): Payments {
  const { store, saver, onMailDue } = leads;
  const services = servicesFor(settings, insurer);
  const desk = createOrderPayments({
    store,
    saver,
    services,
    siteUrl: settings.SITE_URL,
    insurer,
    log,
    onMailDue,
  });
  const check = createRegularCheck({ store, desk, log });
  const canMail = settings.SMTP_URL !== undefined && settings.STAFF_EMAIL !== undefined;
  const reminders = canMail ? createRegularReminders({ store, saver, log }) : undefined;
  return {
    desk,
    start() {
      check.start();
      reminders?.start();
    },
    async stop() {
      await Promise.all([check.stop(), reminders?.stop()]);
    },
    returnCodes:
      onMailDue &&
      createReturnCodes({ store, log, onMailDue, requests: createVisitorBudget(requestLimit) }),
  };
}

function servicesFor(settings: Settings, insurer: string): PaymentService[] {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYPAL_CLIENT_ID: clientId } = settings;
  const { PAYPAL_SECRET: secret } = settings;
  const services: PaymentService[] = [];
  if (secretKey)
    services.push(createPaystack({ secretKey, url: withoutTrailingSlash(settings.PAYSTACK_URL) }));
  if (clientId && secret) {
    services.push(
      createPaypal({ clientId, secret, url: withoutTrailingSlash(settings.PAYPAL_URL), insurer }),
    );
  }
  return services;
}

function withoutTrailingSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
