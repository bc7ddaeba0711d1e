import { withoutTipsProfile } from '#app/leads/tips-profile-fields.ts';
import type { Deliver } from '#server/outbox/delivery-worker.ts';
import { postJson } from './call-service.ts';

interface FormsService {
  readonly url: string;
  readonly portalId: string;
  readonly formGuid: string;
}

/** Delivers to the hosted marketing-forms service (specification, section 7). */
export function createFormsDelivery({ url, portalId, formGuid }: FormsService): Deliver {
  const path = [portalId, formGuid].map(encodeURIComponent).join('/');
  return ({ delivery, kind, fields }) =>
    postJson({
      url: `${url}/submissions/v3/integration/submit/${path}`,
      body: { portalId, formGuid, fields: pairsOf(kind, fields) },
      deliveryId: delivery.id,
      leadId: delivery.lead_id,
    });
}

/** Adds the kind to all leads but tips, whose fields the specification fixes. */
function pairsOf(kind: string, fields: Readonly<Record<string, string>>) {
  const pairs = Object.entries(withoutTipsProfile(fields)).map(([name, value]) => ({
    name,
    value,
  }));
  return kind === 'tips' ? pairs : [...pairs, { name: 'lead_kind', value: kind }];
}

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
