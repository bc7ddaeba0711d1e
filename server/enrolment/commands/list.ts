import { dayInLagos } from '#app/kernel/days.ts';
import { decimalOf } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { listOptions, periodOf } from '#server/staff-commands/command-line.ts';
import { formatOf, writeItems, type Columns } from '#server/staff-commands/write-rows.ts';
import type { StoreCommand, SubjectCall } from '#server/staff-commands/run-store-command.ts';
import { enrolmentStates, scheduleTotal } from '../account.ts';
import { readEnrolments, type ListedEnrolment } from '../read-enrolments.ts';
import { planOf, readChoice } from './command.ts';
import { findOrders } from './find-orders.ts';
import { lineOf } from './show.ts';

const overview: Columns<ListedEnrolment> = {
  reference: ({ rows }) => referenceOf(rows.enrolment.id),
  day: ({ rows }) => dayInLagos(rows.enrolment.created_at),
  plan: ({ rows }) => planOf(rows.enrolment),
  currency: ({ rows }) => rows.enrolment.currency,
  price: ({ rows }) => amountOrEmpty(scheduleTotal(rows.instalments)),
  paid: ({ account }) => decimalOf(account.paidMinor),
  owed: ({ account }) => amountOrEmpty(account.owedMinor),
  // Its own column: in a spreadsheet, a cell must not start with a minus.
  tooMuch: ({ account: { owedMinor } }) => amountOrEmpty(owedMinor && -owedMinor),
  state: ({ account }) => account.state,
};

const all: Columns<ListedEnrolment> = {
  ...overview,
  refunded: ({ account }) => decimalOf(account.refundedMinor),
  cancelled: ({ rows: { enrolment } }) =>
    enrolment.cancelled_at === null ? '' : dayInLagos(enrolment.cancelled_at),
  name: ({ fields }) => fields['name'] ?? '',
  email: ({ fields }) => fields['email'] ?? '',
  phone: ({ fields }) => fields['phone'] ?? '',
  payments: ({ rows }) => rows.payments.map(lineOf).join('; '),
  quote: ({ rows }) => rows.enrolment.query,
  id: ({ rows }) => rows.enrolment.id,
};

/** Writes zero for less than nothing. */
function amountOrEmpty(minor: number | undefined): string {
  return minor === undefined ? '' : decimalOf(Math.max(0, minor));
}

const options = { ...listOptions, state: { type: 'string' } } as const;

const usage = `[PERSON] [--state ${enrolmentStates.join('|')}] [--since DATE] [--until DATE] [--format csv|jsonl]`;

/** Lists enrolments with what they have paid, without names. */
export const list = listing('list one line per order: price, paid, owed and state', overview);

/** Writes everything about each enrolment for a spreadsheet. */
export const exportAll = listing('the same with contact and payments, for a spreadsheet', all);

function listing(does: string, columns: Columns<ListedEnrolment>): StoreCommand {
  return { usage, does, options, takes: 'sometimes', run: (call) => write(call, columns) };
}

async function write(call: SubjectCall, columns: Columns<ListedEnrolment>): Promise<void> {
  const format = formatOf(call);
  const orders = call.subject === undefined ? undefined : await findOrders(call, call.subject);
  const filter = {
    ids: orders && new Set(orders.map(({ id }) => id)),
    state: readChoice(call, 'state', enrolmentStates),
    ...periodOf(call),
  };
  const enrolments = readEnrolments(call.store, filter);
  await writeItems(enrolments, columns, { format, output: call.stdout });
}
