import { sql } from 'kysely';
import type { LeadKind } from '#app/leads/lead-kinds.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';

/** What somebody typed to come back to an order, cleaned, and when. */
interface Return {
  /** Eight hexadecimal digits, as `referenceOf` gives them. */
  readonly reference: string;
  /** In lower case. */
  readonly email: string;
  readonly askedAtMs: number;
}

/** So many mails an hour for each reference and address; nobody's mailbox is flooded. */
const mostMails = 5;
const windowMs = 60 * 60_000;
const kind: LeadKind = 'order-link';

/**
 * Finds the order of who comes back; undefined where reference and address do not belong together, its
 * link has ended for good, or enough mails were asked for within the hour.
 */
export async function findReturning(
  store: Store,
  asked: Return,
): Promise<Pick<EnrolmentRow, 'id' | 'token'> | undefined> {
  const order = await findClaimed(store, asked);
  return order && (await countAsked(store, asked)) <= mostMails ? order : undefined;
}

function findClaimed({ tables }: Store, { reference, email }: Return) {
  return (
    tables
      .selectFrom('enrolments')
      .innerJoin('leads', 'leads.id', 'enrolments.id')
      .select(['enrolments.id', 'enrolments.token'])
      // As the index is written.
      .where(sql`substr(enrolments.id, 29)`, '=', reference.toLowerCase())
      .where('leads.email', '=', email)
      .where('enrolments.token', 'not in', tables.selectFrom('ended_links').select('token'))
      .executeTakeFirst()
  );
}

/** A reference alone, or an address alone, uses up nothing of its owner's mails. */
async function countAsked(
  { tables }: Store,
  { reference, email, askedAtMs }: Return,
): Promise<number> {
  const rows = await tables
    .selectFrom('leads')
    .select('fields')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('created_at', '>', askedAtMs - windowMs)
    .where('created_at', '<=', askedAtMs)
    .execute();
  return rows.filter(({ fields }) => {
    const typed = JSON.parse(fields) as Readonly<Record<string, string>>;
    return typed['reference'] === reference;
  }).length;
}
