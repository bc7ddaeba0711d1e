import type { Deliver } from '#server/outbox/lane.ts';
import { postJson } from '../post-json.ts';

/** The newsletter service of the contract: `POST {email}`. */
export function createSubscriptionDelivery(url: string): Deliver {
  return ({ delivery, fields }) =>
    postJson({
      url,
      body: { email: fields['email'] },
      deliveryId: delivery.id,
      leadId: delivery.lead_id,
    });
}
