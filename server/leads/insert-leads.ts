import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { LeadRow, Tables } from '#server/store/schema.ts';
import type { KeptLead, NewLead } from './lead.ts';
import { planDeliveries, type Targets } from './plan-deliveries.ts';
import { sameContentMs, submissionKeysOf } from './submission-keys.ts';

interface InsertOptions {
  readonly targets: Targets;
  readonly nowMs: number;
}

const longestPage = 200;

/**
 * Writes leads and their deliveries. One that had been sent before, or twice in this batch, is
 * found instead. @returns what became of each, in the order given
 */
export async function insertLeads(
  transaction: Transaction<Tables>,
  leads: readonly NewLead[],
  { targets, nowMs }: InsertOptions,
): Promise<KeptLead[]> {
  const rows = leads.map((lead) => rowOf(lead, nowMs));
  const known = await findSameContent(transaction, rows, nowMs - sameContentMs);
  // The first of the same content in this batch is kept, the others are its repeats.
  for (const { content_key: key, id } of rows) if (!known.has(key)) known.set(key, id);
  const candidates = rows.filter(({ content_key: key, id }) => known.get(key) === id);
  const inserted = await insertNew(transaction, candidates);
  const refused = candidates.filter(({ id }) => !inserted.has(id));
  for (const [key, id] of await findSameSubmissions(transaction, refused)) known.set(key, id);
  const added = candidates.filter(({ id }) => inserted.has(id));
  await insertWhatFollows(transaction, added, targets, nowMs);
  return rows.map(({ id, content_key: key }) => ({
    id: known.get(key) ?? id,
    isNew: inserted.has(id),
  }));
}

function rowOf(lead: NewLead, nowMs: number): LeadRow & { readonly kind: NewLead['kind'] } {
  const keys = submissionKeysOf(lead, nowMs);
  return {
    // Ids that rise with time lie together in the index: fewer pages to sync.
    id: randomUUIDv7(),
    kind: lead.kind,
    fields: JSON.stringify(lead.fields),
    email: withoutNul(lead.fields['email']?.trim().toLowerCase() ?? '') || null,
    edition: lead.edition,
    page: withoutNul(lead.page).slice(0, longestPage),
    consent_version: lead.consent?.version ?? null,
    consent_at: lead.consent?.givenAtMs ?? null,
    submission_key: keys.submission,
    content_key: keys.content,
    created_at: nowMs,
    suspected_bot: lead.suspectedBot ?? null,
  };
}

/** PostgreSQL's texts hold every character but this one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

async function findSameContent(
  transaction: Transaction<Tables>,
  rows: readonly LeadRow[],
  sinceMs: number,
): Promise<Map<string, string>> {
  const found = await transaction
    .selectFrom('leads')
    .select(['id', 'content_key'])
    .where(
      'content_key',
      'in',
      rows.map(({ content_key: key }) => key),
    )
    .where('created_at', '>', sinceMs)
    .execute();
  return new Map(found.map((row) => [row.content_key, row.id]));
}

/** @returns ids of the rows that were not there before */
async function insertNew(
  transaction: Transaction<Tables>,
  rows: readonly LeadRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await transaction
    .insertInto('leads')
    // In one order everywhere: processes that insert the same keys must not wait for each other.
    .values(rows.toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/** @returns by content, the ids under which these submissions had been kept before */
async function findSameSubmissions(
  transaction: Transaction<Tables>,
  rows: readonly LeadRow[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const found = await transaction
    .selectFrom('leads')
    .select(['id', 'content_key'])
    .where(
      'submission_key',
      'in',
      rows.map(({ submission_key: key }) => key),
    )
    .execute();
  if (found.length < rows.length) throw new Error('a lead was removed while it was sent again');
  return new Map(found.map((row) => [row.content_key, row.id]));
}

async function insertWhatFollows(
  transaction: Transaction<Tables>,
  rows: readonly (LeadRow & { readonly kind: NewLead['kind'] })[],
  targets: Targets,
  nowMs: number,
): Promise<void> {
  const deliveries = rows.flatMap(({ id, kind }) => planDeliveries(id, kind, targets, nowMs));
  const emails = rows
    .flatMap(({ id, kind, email }) => (kind === 'subscription' && email ? [{ id, email }] : []))
    .toSorted((a, b) => (a.email < b.email ? -1 : 1));
  // Neither waits for the other: each wait costs everybody in the batch.
  await Promise.all([
    deliveries.length > 0 && transaction.insertInto('deliveries').values(deliveries).execute(),
    emails.length > 0 &&
      transaction
        .insertInto('subscriptions')
        .values(emails.map(({ id, email }) => ({ email, lead_id: id, created_at: nowMs })))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute(),
  ]);
}
