import { newDelivery } from '#server/leads/plan-deliveries.ts';
import type { DeliveryRow } from '#server/store/schema.ts';

/** What a mail to the person who enrolled holds, told apart by the chain of its delivery. */
export const enrolmentMails = { order: 'order', code: 'return-code' } as const;

/** Plans the mail with the reference and the payment link. */
export function planOrderMail(leadId: string, nowMs: number): DeliveryRow {
  return newDelivery({ leadId, target: 'enrolment-mail', chain: enrolmentMails.order }, nowMs);
}

/** Plans the mail with a code to come back. */
export function planCodeMail(leadId: string, nowMs: number): DeliveryRow {
  return newDelivery({ leadId, target: 'enrolment-mail', chain: enrolmentMails.code }, nowMs);
}
