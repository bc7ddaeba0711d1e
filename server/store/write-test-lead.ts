import { randomUUID } from 'node:crypto';
import type { DeliveryRow, LeadRow } from './schema.ts';
import type { Store } from './store.ts';

/** The size of a long message: a disk with less space could not take the next visitor's. */
const text = 'x'.repeat(8000);

/** Writes a lead and removes it in one transaction: it reaches the disk unseen. @throws Error */
export async function writeTestLead({ tables }: Store): Promise<void> {
  const lead = leadNow(Date.now());
  await tables.transaction().execute(async (transaction) => {
    await transaction.insertInto('leads').values(lead).execute();
    await transaction.insertInto('deliveries').values(deliveryOf(lead)).execute();
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

function deliveryOf({ id, created_at: nowMs }: LeadRow): DeliveryRow {
  return {
    id: randomUUID(),
    lead_id: id,
    target: 'readiness',
    chain: 'readiness',
    position: 0,
    state: 'waiting',
    attempts: 0,
    next_try_at: nowMs,
    gives_up_at: nowMs,
    leased_until: null,
    last_error: null,
    settled_at: null,
  };
}
