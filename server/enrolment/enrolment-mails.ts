import { newDelivery } from '#server/leads/plan-deliveries.ts';
import type { DeliveryRow } from '#server/store/schema.ts';

/** Plans a mail to the person who enrolled: the payment link, or a code to come back. */
export function planEnrolmentMail(
  leadId: string,
  chain: 'order' | 'return-code',
  nowMs: number,
): DeliveryRow {
  return newDelivery({ leadId, target: 'enrolment-mail', chain }, nowMs);
}
