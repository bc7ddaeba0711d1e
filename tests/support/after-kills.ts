import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { ledgerOf } from '#server/enrolment/ledger.ts';
import { readEnrolments, type ListedEnrolment } from '#server/enrolment/read-enrolments.ts';
import type { Store } from '#server/store/store.ts';
import type { Bought } from './enrol-and-pay.ts';
import type { FakePaypal } from './fake-paypal.ts';
import type { FakePaystack } from './fake-paystack.ts';

/** Money that a service has taken. */
interface Taken {
  readonly reference: string;
  readonly minor: number;
}

/** What a service or a bank has, and how much of it the store has exactly once. */
interface Compared {
  readonly had: number;
  readonly kept: number;
}

export interface AfterKills {
  readonly orders: Compared;
  readonly payments: Compared;
  readonly transfers: Compared;
  /** Deliveries that are planned: to buyer and staff for each order and payment, to the buyer for each transfer. */
  readonly mails: Compared;
  /** Orders for which more or less has come in than their first two instalments. */
  readonly wrongSums: number;
}

/** Everything that services have taken. */
export function takenBy(paystack: FakePaystack, paypal: FakePaypal): readonly Taken[] {
  const naira = [...paystack.transactions.values()].filter(({ status }) => status === 'success');
  const other = [...paypal.orders.values()].filter(({ status }) => status === 'COMPLETED');
  return [
    ...naira.map(({ reference, amount }) => ({ reference, minor: amount })),
    ...other.map(({ id, amount }) => ({
      reference: id,
      minor: Math.round(Number(amount.value) * 100),
    })),
  ];
}

/** Compares a store, which nobody else uses, with what people were told and services have taken. */
export async function lookAfterKills(
  store: Store,
  bought: readonly Bought[],
  taken: readonly Taken[],
): Promise<AfterKills> {
  const saved: ListedEnrolment[] = [];
  for await (const order of readEnrolments(store, {})) saved.push(order);
  const booked = await readBooked(store);
  const deliveries = await store.tables.selectFrom('deliveries').selectAll().execute();
  const transfers = bought.flatMap(({ transfer }) => transfer ?? []);
  const planned = 2 * (bought.length + taken.length) + transfers.length;
  return {
    orders: {
      had: bought.length,
      kept: bought.filter((one) => saved.filter((order) => isSame(order, one)).length === 1).length,
    },
    payments: { had: taken.length, kept: taken.filter((one) => booked.isOnce(one, true)).length },
    transfers: {
      had: transfers.length,
      kept: transfers.filter((reference) => booked.isOnce({ reference }, false)).length,
    },
    mails: {
      had: planned,
      // More would be mails that are sent twice.
      kept: deliveries.length === planned ? deliveries.filter(isDone).length : deliveries.length,
    },
    wrongSums: saved.filter((order) => !isRightSum(order)).length,
  };
}

const isDone = ({ state }: { readonly state: string }) => state === 'done';

/** Whether an order is the one that somebody sent, as they typed it. */
function isSame({ rows, fields }: ListedEnrolment, { name, email, reference }: Bought): boolean {
  const typed = { name, email, birth: '1990-03-27', gender: 'Female', state: 'Lagos' };
  return (
    referenceOf(rows.enrolment.id) === reference &&
    rows.instalments.length > 1 &&
    Object.entries(typed).every(([field, text]) => fields[field] === text)
  );
}

/** Whether the first two instalments are paid, and nothing else. */
function isRightSum({ rows, account }: ListedEnrolment): boolean {
  const { lines, excessMinor } = ledgerOf(rows);
  const due = rows.instalments[0]!.amount_minor + rows.instalments[1]!.amount_minor;
  const paid = lines.filter(({ state }) => state === 'success').length;
  return excessMinor === 0 && paid === 2 && account.paidMinor === due;
}

/** Reads how often each reference of a service or a bank is booked. */
async function readBooked({ tables }: Store) {
  const payments = await tables.selectFrom('payments').selectAll().execute();
  const trail = await tables.selectFrom('enrolment_trail').selectAll().execute();
  const leads = await tables
    .selectFrom('leads')
    .selectAll()
    .where('kind', '=', 'payment')
    .execute();
  const told = leads.map(({ fields }) => (JSON.parse(fields) as Told).serviceReference);
  return {
    /** @param isTold whether staff get a mail about it */
    isOnce({ reference, minor }: Partial<Taken>, isTold: boolean): boolean {
      const rows = payments.filter((row) => row.provider_reference === reference);
      const [row] = rows;
      return (
        rows.length === 1 &&
        row?.state === 'success' &&
        (minor === undefined || row.amount_minor === minor) &&
        trail.filter((entry) => entry.reference === reference).length === 1 &&
        told.filter((one) => one === reference).length === (isTold ? 1 : 0)
      );
    },
  };
}

interface Told {
  readonly serviceReference: string;
}
