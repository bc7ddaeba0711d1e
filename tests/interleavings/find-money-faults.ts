import { accountOf } from '#server/enrolment/account.ts';
import { moneyIn, type OrderRows } from '#server/enrolment/ledger.ts';
import { findOrder, rowsOf } from '#server/enrolment/order-rows.ts';
import { trailOf } from '#server/enrolment/trail.ts';
import type { DeliveryRow, PaymentRow, TrailRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import type { BankPayment } from './bank.ts';
import type { Cast } from './cast.ts';

interface Booked {
  readonly rows: OrderRows;
  readonly trail: readonly TrailRow[];
  /** References of the payments that staff were told of. */
  readonly heard: readonly string[];
  readonly deliveries: readonly DeliveryRow[];
}

/** What services and banks have taken is booked once, and every order says so. */
export async function findMoneyFaults(cast: Cast, store: Store): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id, token } of cast.told.orders) {
    const order = await findOrder(store, id);
    if (order?.token !== token) found.push('an acknowledged order is lost');
    if (!order) continue;
    const booked = await readBooked(store, await rowsOf(store.tables, order));
    const payments = [...cast.bank.payments.values()].filter((one) => one.enrolmentId === id);
    const taken = payments.filter(({ state }) => state === 'paid');
    const transfers = cast.told.transfers.filter(({ enrolmentId }) => enrolmentId === id);
    const sum =
      taken.reduce((total, { paidMinor }) => total + paidMinor, 0) +
      transfers.reduce((total, { minor }) => total + minor, 0);
    found.push(
      ...taken.flatMap((payment) => bookingFaults(payment, booked)),
      ...transfers.flatMap(({ reference }) => transferFaults(reference, booked)),
      ...inventedFaults(booked, taken),
      ...stateFaults(booked.rows, sum),
    );
  }
  return found;
}

async function readBooked(store: Store, rows: OrderRows): Promise<Booked> {
  const { tables } = store;
  const { id } = rows.enrolment;
  const leads = tables.selectFrom('leads').select('fields').where('kind', '=', 'payment');
  const heard = (await leads.execute()).map(
    ({ fields }) => (JSON.parse(fields) as { serviceReference: string }).serviceReference,
  );
  const deliveries = tables.selectFrom('deliveries').selectAll().where('lead_id', '=', id);
  const trail = await trailOf(store, id);
  return { rows, trail, heard, deliveries: await deliveries.execute() };
}

function bookingFaults(payment: BankPayment, { rows, trail, heard }: Booked): readonly string[] {
  const row = rows.payments.find(({ id }) => id === payment.attempt.id);
  const reference = row?.provider_reference ?? payment.attempt.id;
  const entries = trail.filter((entry) => entry.action === 'paid' && entry.reference === reference);
  const told = heard.filter((one) => one === payment.reference).length;
  const isSuccess = row?.state === 'success';
  const problems = [
    (!row || moneyIn(row).minor !== payment.paidMinor) && `is booked as ${row?.state}`,
    !isSuccess && row?.state !== 'unknown' && `ends as ${row?.state}`,
    entries.length !== 1 && `is ${entries.length} times in the trail`,
    (isSuccess ? told !== 1 : told > 1) && `staff were told of ${told} times`,
  ];
  return problems.flatMap((one) => (one ? [`a payment at ${payment.service} ${one}`] : []));
}

function transferFaults(reference: string, { rows, trail }: Booked): readonly string[] {
  const booked = rows.payments.filter((row) => row.provider_reference === reference);
  const entries = trail.filter((entry) => entry.reference === reference);
  if (booked.length === 1 && entries.length === 1) return [];
  return [`a transfer is booked ${booked.length} times, ${entries.length} times in the trail`];
}

/** Nothing is booked that nobody has paid, and each payer gets one mail about each payment. */
function inventedFaults(
  { rows, trail, deliveries }: Booked,
  taken: readonly BankPayment[],
): readonly string[] {
  const isMoney = (row: PaymentRow) => row.provider !== 'transfer' && moneyIn(row).minor !== 0;
  const invented = rows.payments.filter(
    (row) => isMoney(row) && !taken.some(({ attempt }) => attempt.id === row.id),
  );
  const success = rows.payments.filter((row) => isMoney(row) && row.state === 'success');
  const instalments = new Set(success.map(({ instalment }) => instalment));
  const unmailed = trail.filter(
    ({ id, action }) =>
      action === 'paid' && deliveries.filter(({ chain }) => chain === `trail-${id}`).length !== 1,
  );
  return [
    ...invented.map(() => 'a payment is booked that nobody made'),
    ...(instalments.size < success.length
      ? ['an instalment is paid twice, and nobody is told']
      : []),
    ...unmailed.map(() => 'a payer has no mail about a payment, or two'),
  ];
}

/** The state that docs/enrolment.md gives an order with this money. */
function stateFaults(rows: OrderRows, sum: number): readonly string[] {
  const { state, paidMinor, owedMinor } = accountOf(rows);
  const isOpen = rows.payments.some((row) => row.state === 'processing');
  const isUnclear = rows.payments.some(
    (row) => row.state === 'unknown' && row.received_minor === null,
  );
  const isCancelled = rows.enrolment.cancelled_at !== null;
  const due = (owedMinor ?? 0) + paidMinor;
  const expected = isCancelled
    ? [sum === 0 ? 'cancelled' : 'attention']
    : sum === 0
      ? ['open']
      : sum === due
        ? ['paid', 'attention']
        : sum > due
          ? ['attention']
          : ['open', 'attention'];
  return [
    ...(paidMinor === sum ? [] : [`${paidMinor} booked of ${sum}`]),
    ...(isOpen || isUnclear ? ['a payment is left open'] : []),
    ...(expected.includes(state) ? [] : [`an order is ${state}, not ${expected.join(' or ')}`]),
  ];
}
