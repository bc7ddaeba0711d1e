import { randomUUID } from 'node:crypto';
import type { LeadRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { newDelivery } from './plan-deliveries.ts';

/** The size of a long message: a disk with less space could not take the next visitor's. */
const text = 'x'.repeat(8000);

/** Writes a lead and removes it in one transaction: it reaches the disk unseen. @throws Error */
export async function writeTestLead({ tables }: Store): Promise<void> {
  const nowMs = Date.now();
  const lead = leadNow(nowMs);
  const delivery = newDelivery({ leadId: lead.id, target: 'webhook', chain: 'readiness' }, nowMs);
  await tables.transaction().execute(async (transaction) => {
    await transaction.insertInto('leads').values(lead).execute();
    await transaction.insertInto('deliveries').values(delivery).execute();
    await transaction.deleteFrom('deliveries').where('lead_id', '=', lead.id).execute();
    await transaction.deleteFrom('leads').where('id', '=', lead.id).execute();
  });
}

function leadNow(nowMs: number): LeadRow {
  return {
    id: randomUUID(),
    kind: 'readiness',
    fields: text,
    email: null,
    phone: null,
    edition: 'NG',
    page: '',
    consent_version: null,
    consent_at: null,
    submission_key: randomUUID(),
    content_key: randomUUID(),
    suspected_bot: null,
    created_at: nowMs,
  };
}
