import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { postJson } from './post-json.ts';

/** Delivers to the newsletter service: `POST {email}`. */
export function createSubscriptionDelivery(url: string): Deliver {
  return ({ delivery, fields }) =>
    postJson({
      url,
      body: { email: fields['email'] },
      deliveryId: delivery.id,
      leadId: delivery.lead_id,
    });
}
