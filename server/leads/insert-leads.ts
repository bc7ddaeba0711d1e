import { randomUUID, randomUUIDv7, hash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { SentLead } from '#app/leads/lead-intake.ports.ts';
import { findListOf } from '#app/leads/lead-kinds.ts';
import type { LeadRow, MailingRow, Tables } from '#server/store/schema.ts';
import { planDeliveries, type Targets } from './plan-deliveries.ts';
import type { Edition } from '#app/site/edition.ts';

interface InsertOptions {
  readonly targets: Targets;
  readonly nowMs: number;
}

const longestPage = 200;

/** Writes leads and deliveries; a repeat gets the first lead. Results are in the given order. */
export async function insertLeads(
  transaction: Transaction<Tables>,
  leads: readonly NewLead[],
  { targets, nowMs }: InsertOptions,
): Promise<SavedLead[]> {
  const rows = leads.map((lead) => rowOf(lead, nowMs));
  const known = await findSameContent(transaction, rows, nowMs);
  // Later leads of the batch with the same content are repeats of the first.
  for (const { content_key: key, id } of rows) if (!known.has(key)) known.set(key, id);
  const candidates = rows.filter(({ content_key: key, id }) => known.get(key) === id);
  const inserted = await insertNew(transaction, candidates);
  const refused = candidates.filter(({ id }) => !inserted.has(id));
  for (const [key, id] of await findSameSubmissions(transaction, refused)) known.set(key, id);
  const added = candidates.filter(({ id }) => inserted.has(id));
  await insertDependents(transaction, added, targets, nowMs);
  return rows.map(({ id, content_key: key }) => ({
    id: known.get(key) ?? id,
    isNew: inserted.has(id),
  }));
}

function rowOf(lead: NewLead, nowMs: number): LeadRow & { readonly kind: NewLead['kind'] } {
  const keys = submissionKeysOf(lead, nowMs);
  return {
    // Ids that rise with time share index pages: fewer pages to sync.
    id: randomUUIDv7(),
    kind: lead.kind,
    fields: JSON.stringify(lead.fields),
    email: withoutNul(lead.fields['email']?.trim().toLowerCase() ?? '') || null,
    phone: withoutNul(lead.fields['phone']?.trim() ?? '') || null,
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

/** PostgreSQL text cannot contain NUL. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}

async function findSameContent(
  transaction: Transaction<Tables>,
  rows: readonly LeadRow[],
  nowMs: number,
): Promise<Map<string, string>> {
  const keys = rows.map(({ content_key: key }) => key);
  const found = await transaction
    .selectFrom('leads')
    .select(['id', 'content_key'])
    .where('content_key', 'in', keys)
    .where('created_at', '>', nowMs - sameContentMs)
    // Later by more than clocks differ: the clock has been set back.
    .where('created_at', '<', nowMs + sameContentMs)
    .execute();
  return new Map(found.map((row) => [row.content_key, row.id]));
}

/** @returns ids of the new rows */
async function insertNew(
  transaction: Transaction<Tables>,
  rows: readonly LeadRow[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set();
  const inserted = await transaction
    .insertInto('leads')
    // In one order everywhere, so that concurrent inserts of the same keys cannot deadlock.
    .values(rows.toSorted((a, b) => (a.submission_key < b.submission_key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('submission_key').doNothing())
    .returning('id')
    .execute();
  return new Set(inserted.map(({ id }) => id));
}

/** @returns ids of the stored submissions, by content key */
async function findSameSubmissions(
  transaction: Transaction<Tables>,
  rows: readonly LeadRow[],
): Promise<ReadonlyMap<string, string>> {
  if (rows.length === 0) return new Map();
  const keys = rows.map(({ submission_key: key }) => key);
  const found = await transaction
    .selectFrom('leads')
    .select(['id', 'content_key'])
    .where('submission_key', 'in', keys)
    .execute();
  if (found.length < rows.length) throw new Error('a lead was removed while being sent again');
  return new Map(found.map((row) => [row.content_key, row.id]));
}

async function insertDependents(
  transaction: Transaction<Tables>,
  rows: readonly (LeadRow & { readonly kind: NewLead['kind'] })[],
  targets: Targets,
  nowMs: number,
): Promise<void> {
  const deliveries = rows.flatMap(({ id, kind, fields }) => {
    const lead = { id, kind, fields: JSON.parse(fields) as Record<string, string> };
    return planDeliveries(lead, targets, nowMs);
  });
  const emails = rows
    .flatMap(({ id, kind, email }) => (kind === 'subscription' && email ? [{ id, email }] : []))
    .toSorted((a, b) => (a.email < b.email ? -1 : 1));
  const mailings = mailingsOf(rows, nowMs);
  // In parallel: each round trip delays the whole batch.
  await Promise.all([
    deliveries.length > 0 && transaction.insertInto('deliveries').values(deliveries).execute(),
    emails.length > 0 &&
      transaction
        .insertInto('subscriptions')
        .values(emails.map(({ id, email }) => ({ email, lead_id: id, created_at: nowMs })))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute(),
    mailings.length > 0 &&
      transaction
        .insertInto('mailings')
        .values(mailings)
        .onConflict((conflict) =>
          conflict.columns(['list', 'email']).doUpdateSet((row) => ({
            lead_id: row.ref('excluded.lead_id'),
            left_at: null,
          })),
        )
        .execute(),
  ]);
}

/** One for each address and list: a statement may change a row only once. */
function mailingsOf(
  rows: readonly Pick<LeadRow, 'id' | 'kind' | 'email'>[],
  nowMs: number,
): MailingRow[] {
  const mailings = new Map<string, MailingRow>();
  for (const { id, kind, email } of rows) {
    const list = findListOf(kind);
    if (!list || !email) continue;
    const mailing = {
      id: randomUUID(),
      list,
      email,
      lead_id: id,
      created_at: nowMs,
      left_at: null,
    };
    mailings.set(`${list} ${email}`, mailing);
  }
  // In one order everywhere, as the leads are.
  return [...mailings].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, mailing]) => mailing);
}

/** What was sent, with where it was sent from, or what the site itself saves. */
export interface NewLead extends Omit<SentLead, 'consentVersion'> {
  readonly edition: Edition;
  readonly consent: { readonly version: string; readonly givenAtMs: number } | undefined;
}

export interface SavedLead {
  readonly id: string;
  /** False for a repeat of a stored submission. */
  readonly isNew: boolean;
}

/** Within this time the same content is the same submission. */
const sameContentMs = 10 * 60 * 1000;
const longestSentKey = 255;

type KeyedLead = Pick<NewLead, 'kind' | 'fields' | 'consent' | 'sentKey'>;

/**
 * Computes the keys of a submission, from the browser's key or, without one (no scripts, an API
 * client), from the time. The same key with other content is a new submission: a visitor who went
 * back and changed the text must not lose it.
 */
export function submissionKeysOf(submission: KeyedLead, nowMs: number) {
  const content = digest(
    JSON.stringify([submission.kind, submission.consent?.version, sorted(submission)]),
  );
  // Two processes that take the same content at once compute the same key within the window.
  const own = submission.sentKey?.slice(0, longestSentKey) || Math.floor(nowMs / sameContentMs);
  return { content, submission: digest(`${typeof own} ${own} ${content}`) };
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url');
}

function sorted({ fields }: KeyedLead): [string, string][] {
  return Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
