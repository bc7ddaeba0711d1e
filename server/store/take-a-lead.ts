import { randomUUID } from 'node:crypto';
import type { DeliveryRow, LeadRow } from './schema.ts';
import type { Store } from './store.ts';

/** As long as a long message: a disk with less room could not take the next visitor's. */
const text = 'x'.repeat(8000);

/**
 * Writes a lead with a delivery, as a visitor's would be, and removes both in the same
 * transaction: nobody ever sees them, but they have been written to disk.
 * @throws Error of the store when it cannot
 */
export async function takeALead({ tables }: Store): Promise<void> {
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
