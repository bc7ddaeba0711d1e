import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { dayInLagos, plusMonths } from '#app/kernel/days.ts';

interface Enrolment {
  readonly id: string;
  readonly query: string;
  readonly amount_minor: number | null;
  readonly currency: string;
  readonly created_at: number;
}

interface TablesThen {
  readonly enrolments: Enrolment;
  readonly instalments: ReturnType<typeof instalmentsOf>[number];
}

const rowsAtOnce = 500;

/** Gives enrolments that are stored already the schedule that they were sold with. */
export async function addSchedules(db: Kysely<TablesThen>): Promise<void> {
  const enrolments = await db.selectFrom('enrolments').selectAll().execute();
  const rows = enrolments.flatMap(instalmentsOf);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await db
      .insertInto('instalments')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Payments a year and months between them, as they were sold before schedules were stored. */
const rhythms = { monthly: [12, 1], quarterly: [4, 3], yearly: [1, 12] } as const;

function instalmentsOf({ id, query, amount_minor: minor, currency, created_at }: Enrolment) {
  if (minor === null) return [];
  const pay = new URLSearchParams(query).get('pay');
  const [payments, months] = rhythms[pay === 'monthly' || pay === 'quarterly' ? pay : 'yearly'];
  return Array.from({ length: payments }, (_, at) => ({
    enrolment_id: id,
    number: at + 1,
    token: randomBytes(18).toString('base64url'),
    due_day: plusMonths(dayInLagos(created_at), at * months),
    amount_minor: minor,
    currency,
  }));
}
