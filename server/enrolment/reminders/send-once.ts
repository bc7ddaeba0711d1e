import type { SelectQueryBuilder } from 'kysely';
import { submissionKeysOf, type NewLead } from '#server/leads/insert-leads.ts';
import type { LeadSaver } from '#server/leads/save-leads.ts';
import type { Tables } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { OrderRows } from '../ledger.ts';
import { rowsOf } from '../order-rows.ts';

export interface RunOptions {
  readonly store: Store;
  /** Must deliver to `payer-mail`: a mail that is saved counts as sent. */
  readonly saver: LeadSaver;
  /** As YYYY-MM-DD, in Lagos. */
  readonly today: string;
  /** Lists the mails, and sends none. */
  readonly isDryRun?: boolean;
}

/**
 * Hands mails to the outbox, each once, however often and in however many processes it runs.
 * @returns those that had not been sent @throws StoreUnavailableError
 */
export async function sendOnce<Mail>(
  { store, saver, isDryRun = false }: RunOptions,
  mails: readonly Mail[],
  leadOf: (mail: Mail) => NewLead,
): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  for (const mail of mails) {
    const isNew = isDryRun
      ? (await findUnsent(store, [mail], leadOf)).length > 0
      : (await saver.save(leadOf(mail))).isNew;
    if (isNew) sent.push(mail);
  }
  return sent;
}

/** Picks those of at most 500 orders, or mails about them, about which a mail has not been sent. */
export async function findUnsent<About>(
  { tables }: Store,
  all: readonly About[],
  leadOf: (about: About) => NewLead,
): Promise<About[]> {
  const keys = all.map((about) => submissionKeysOf(leadOf(about), 0).submission);
  const saved = tables.selectFrom('leads').select('submission_key');
  const found = await saved.where('submission_key', 'in', keys).execute();
  const known = new Set(found.map((lead) => lead.submission_key));
  return all.filter((_about, at) => !known.has(keys[at] ?? ''));
}

/** Selects the ids of orders, as `enrolment_id`, or names some. */
type OrderIds = SelectQueryBuilder<Tables, keyof Tables, { enrolment_id: string }> | string[];

/** Reads, one by one, those of the orders that a mail can be about: not cancelled, with an email address. */
export async function* readMailable(
  { tables }: Store,
  ids: OrderIds,
): AsyncGenerator<OrderRows, void, undefined> {
  const orders = await tables
    .selectFrom('enrolments')
    .innerJoin('leads', 'leads.id', 'enrolments.id')
    .selectAll('enrolments')
    .where('cancelled_at', 'is', null)
    .where('leads.email', 'is not', null)
    .where('enrolments.id', 'in', ids)
    .orderBy('enrolments.id')
    .execute();
  for (const order of orders) yield await rowsOf(tables, order);
}
