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
  const address = `${url}/submissions/v3/integration/submit/${path}`;
  return ({ delivery, kind, fields }) =>
    postJson(address, { portalId, formGuid, fields: pairsOf(kind, fields) }, delivery);
}

/** Adds the kind to all leads but tips, whose fields the specification fixes. */
function pairsOf(kind: string, fields: Readonly<Record<string, string>>) {
  const all = { ...withoutTipsProfile(fields), ...(kind !== 'tips' && { lead_kind: kind }) };
  return Object.entries(all).map(([name, value]) => ({ name, value }));
}

/** Delivers to the newsletter service: `POST {email}`. */
export function createSubscriptionDelivery(url: string): Deliver {
  return ({ delivery, fields }) => postJson(url, { email: fields['email'] }, delivery);
}
