import type { Period } from '#server/staff-commands/command-line.ts';
import type { EnrolmentRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { accountOf, type EnrolmentState } from './account.ts';
import { allRowsOf } from './order-rows.ts';

/** Selects enrolments. */
interface EnrolmentFilter extends Period {
  readonly ids?: ReadonlySet<string> | undefined;
  readonly state?: EnrolmentState | undefined;
}

export type ListedEnrolment = Awaited<ReturnType<typeof withPayments>>[number];

/** Below the number of values that either engine takes in a statement. */
const pageSize = 500;

/** Reads enrolments oldest first, page by page, in little memory. */
export async function* readEnrolments(
  store: Store,
  filter: EnrolmentFilter,
): AsyncGenerator<ListedEnrolment> {
  let last: EnrolmentRow | undefined;
  do {
    const page = await nextPage(store, filter, last);
    const wanted = page.filter(({ id }) => filter.ids?.has(id) ?? true);
    for (const listed of await withPayments(store, wanted)) {
      if (filter.state === undefined || filter.state === listed.account.state) yield listed;
    }
    last = page.length === pageSize ? page.at(-1) : undefined;
  } while (last);
}

function nextPage(
  { tables }: Store,
  { sinceMs, untilMs }: EnrolmentFilter,
  last: EnrolmentRow | undefined,
): Promise<EnrolmentRow[]> {
  let query = tables.selectFrom('enrolments').selectAll();
  if (sinceMs !== undefined) query = query.where('created_at', '>=', sinceMs);
  if (untilMs !== undefined) query = query.where('created_at', '<', untilMs);
  if (last) {
    query = query.where((row) =>
      row(row.refTuple('created_at', 'id'), '>', row.tuple(last.created_at, last.id)),
    );
  }
  return query.orderBy('created_at').orderBy('id').limit(pageSize).execute();
}

/** Adds what belongs to these enrolments. */
export async function withPayments({ tables }: Store, enrolments: readonly EnrolmentRow[]) {
  if (enrolments.length === 0) return [];
  const leads = await tables
    .selectFrom('leads')
    .select(['id', 'fields'])
    .where(
      'id',
      'in',
      enrolments.map(({ id }) => id),
    )
    .execute();
  const fields = new Map(
    leads.map((lead) => [lead.id, JSON.parse(lead.fields) as Record<string, string>]),
  );
  const all = await allRowsOf(tables, enrolments);
  return all.map((rows) => ({
    rows,
    account: accountOf(rows),
    /** The fields that the visitor sent; empty once the lead is purged or erased. */
    fields: fields.get(rows.enrolment.id) ?? {},
  }));
}
