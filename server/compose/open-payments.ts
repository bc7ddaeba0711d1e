import { createReturnCodes, requestLimit } from '#server/enrolment/return-codes/return-codes.ts';
import { createOrderPayments } from '#server/enrolment/order-payments.ts';
import type { PaymentService } from '#server/enrolment/payment-service.ts';
import { createRegularCheck } from '#server/enrolment/regular-check.ts';
import { createRegularReminders } from '#server/enrolment/reminders/run-reminders.ts';
import type { LeadServices } from '#server/compose/lead-services.ts';
import { createVisitorBudget } from '#server/http/limits/visitor-budget.ts';
import type { Log } from '#server/log.ts';
import type { Settings } from '#server/settings.ts';
import { createPaypal } from '#server/upstream/paypal/paypal.ts';
import { createPaystack } from '#server/upstream/paystack/paystack.ts';

interface PaymentsOptions {
  readonly settings: Settings;
  readonly leads: LeadServices;
  readonly insurer: string;
  readonly log: Log;
}

/** Opens payments with the configured services. */
export function openPayments({ settings, leads, insurer, log }: PaymentsOptions) {
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
  const reminders = onMailDue && createRegularReminders({ store, saver, log });
  return {
    desk,
    /** Starts the work beside the requests. */
    start() {
      check.start();
      reminders?.start();
    },
    async stop(): Promise<void> {
      await Promise.all([check.stop(), reminders?.stop()]);
    },
    /** Undefined without a mail server. */
    returnCodes:
      onMailDue &&
      createReturnCodes({ store, log, onMailDue, requests: createVisitorBudget(requestLimit) }),
  };
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
