import { createPaymentDesk, type ServerPaymentDesk } from '#server/enrolment/payment-desk.ts';
import type { PaymentService } from '#server/enrolment/payment-service.ts';
import { createRegularCheck, type RegularCheck } from '#server/enrolment/regular-check.ts';
import type { LeadServices } from '#server/http/lead-services.ts';
import type { Log } from '#server/logging/log.ts';
import type { Settings } from '#server/settings.ts';
import { createPaypal } from '#server/upstream/paypal/paypal.ts';
import { createPaystack } from '#server/upstream/paystack/paystack.ts';

/** What keeps payments and asks about those of which nothing was heard. */
export interface Payments {
  readonly desk: ServerPaymentDesk;
  readonly check: RegularCheck;
}

interface PaymentsOptions {
  readonly settings: Settings;
  readonly leads: LeadServices;
  readonly insurer: string;
  readonly log: Log;
}

/** Composes the desk with the payment services that are configured. */
export function openPayments({ settings, leads, insurer, log }: PaymentsOptions): Payments {
  const { store, keeper } = leads;
  const services = servicesFor(settings, insurer);
  const desk = createPaymentDesk({
    store,
    keeper,
    services,
    siteUrl: settings.SITE_URL,
    insurer,
    log,
  });
  return { desk, check: createRegularCheck({ store, desk, log }) };
}

function servicesFor(settings: Settings, insurer: string): PaymentService[] {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYPAL_CLIENT_ID: clientId } = settings;
  const { PAYPAL_SECRET: secret } = settings;
  const services: PaymentService[] = [];
  if (secretKey) services.push(createPaystack({ secretKey, url: plain(settings.PAYSTACK_URL) }));
  if (clientId && secret) {
    services.push(createPaypal({ clientId, secret, url: plain(settings.PAYPAL_URL), insurer }));
  }
  return services;
}

/** Without a slash at the end. */
function plain(url: string): string {
  return url.replace(/\/+$/, '');
}
