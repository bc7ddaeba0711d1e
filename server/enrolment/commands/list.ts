import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { dayOf, periodOf, UsageError } from '#server/staff-commands/command-line.ts';
import { formatOf, writeRows, type Row } from '#server/staff-commands/write-rows.ts';
import { enrolmentStates, priceOf } from '../account.ts';
import { readEnrolments, type ListedEnrolment } from '../read-enrolments.ts';
import { plainAmount, planOf, textOf, type Call, type Command } from './command.ts';
import { lineOf } from './show.ts';

const overview = [
  'reference',
  'day',
  'plan',
  'currency',
  'price',
  'paid',
  'owed',
  'tooMuch',
  'state',
] as const;

const all = [
  ...overview,
  'refunded',
  'cancelled',
  'name',
  'email',
  'phone',
  'payments',
  'quote',
  'id',
] as const;

const options = {
  format: { type: 'string', default: 'csv' },
  state: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
} as const;

const usage = `[--state ${enrolmentStates.join('|')}] [--since DATE] [--until DATE] [--format csv|jsonl]`;

/** Lists enrolments with what they have paid, without names. */
export const list: Command = {
  usage,
  does: 'list one line per order: price, paid, owed and state',
  options,
  takesRef: false,
  run: (call) => write(call, overview, overviewOf),
};

/** Writes everything about each enrolment for a spreadsheet. */
export const exportAll: Command = {
  usage,
  does: 'the same with contact and payments, for a spreadsheet',
  options,
  takesRef: false,
  run: (call) => write(call, all, allOf),
};

async function write(
  call: Call,
  columns: readonly string[],
  rowOf: (listed: ListedEnrolment) => Row,
): Promise<void> {
  const format = formatOf(textOf(call, 'format') ?? 'csv');
  const filter = {
    state: stateOf(textOf(call, 'state')),
    ...periodOf({ since: textOf(call, 'since'), until: textOf(call, 'until') }),
  };
  async function* rows() {
    for await (const listed of readEnrolments(call.store, filter)) yield rowOf(listed);
  }
  await writeRows(rows(), { format, columns, output: call.stdout });
}

function stateOf(typed: string | undefined) {
  const state = enrolmentStates.find((name) => name === typed);
  if (typed === undefined || state) return state;
  throw new UsageError(`--state must be one of ${enrolmentStates.join(', ')}`);
}

function overviewOf({ rows, account }: ListedEnrolment): Row {
  const { owedMinor, paidMinor, state } = account;
  const { order } = rows;
  const price = priceOf(rows.instalments);
  return {
    reference: referenceOf(order.id),
    day: dayOf(order.created_at),
    plan: planOf(order),
    currency: order.currency,
    price: price === undefined ? '' : plainAmount(price),
    paid: plainAmount(paidMinor),
    owed: owedMinor === undefined ? '' : plainAmount(Math.max(0, owedMinor)),
    // Its own column: in a spreadsheet, a cell must not start with a minus.
    tooMuch: owedMinor === undefined ? '' : plainAmount(Math.max(0, -owedMinor)),
    state,
  };
}

function allOf(listed: ListedEnrolment): Row {
  const { rows, account, fields } = listed;
  const { id, query, cancelled_at: cancelledAt } = rows.order;
  return {
    ...overviewOf(listed),
    refunded: plainAmount(account.refundedMinor),
    cancelled: cancelledAt === null ? '' : dayOf(cancelledAt),
    name: fields['name'] ?? '',
    email: fields['email'] ?? '',
    phone: fields['phone'] ?? '',
    payments: rows.payments.map(lineOf).join('; '),
    quote: query,
    id,
  };
}
