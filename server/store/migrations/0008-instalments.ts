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

interface TablesHere {
  readonly enrolments: Enrolment;
  readonly instalments: ReturnType<typeof instalmentsOf>[number];
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instalments')
    .addColumn('enrolment_id', 'text', (column) =>
      column.notNull().references('enrolments.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('due_day', 'text', (column) => column.notNull())
    .addColumn('amount_minor', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('instalments_key', ['enrolment_id', 'number'])
    .execute();
  await db.schema
    .createIndex('instalments_by_day')
    .on('instalments')
    .columns(['due_day', 'enrolment_id'])
    .execute();
  await db.schema
    .alterTable('payments')
    .addColumn('instalment', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await addSchedules(db);
}

const rowsAtOnce = 500;

/** Gives enrolments that are stored already the schedule that they were sold with. */
async function addSchedules(db: Kysely<TablesHere>): Promise<void> {
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
