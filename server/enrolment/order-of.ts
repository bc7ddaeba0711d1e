import type {
  InstalmentStanding,
  Order,
} from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { lagosDay, plusDays } from '#app/kernel/days.ts';
import { moneyOf, type CurrencyCode } from '#app/kernel/money.ts';
import { referenceOf } from '#app/leads/lead-intake.ports.ts';
import { ledgerOf, lineFor, type OrderRows } from './ledger.ts';
import { paidIn } from './paid-in.ts';
import { findService, type PaymentService } from './payment-service.ts';

interface Facts {
  readonly services: readonly PaymentService[];
  readonly nowMs: number;
}

/** Returns an order as one of its links shows it. */
export function orderOf(rows: OrderRows, number: number | undefined, facts: Facts): Order {
  const { order } = rows;
  const ledger = ledgerOf(rows);
  const line = lineFor(ledger, number);
  const today = lagosDay(facts.nowMs);
  const moneyFor = (minor: number) => moneyOf(minor, order.currency as CurrencyCode);
  return {
    orderToken: order.token,
    token: line?.instalment.token ?? order.token,
    reference: referenceOf(order.id),
    query: order.query,
    amount: line && moneyFor(line.instalment.amount_minor),
    owed: line && moneyFor(line.instalment.amount_minor - line.paidMinor),
    number: line?.instalment.number ?? 1,
    schedule: ledger.lines.map(({ instalment, state }) => ({
      number: instalment.number,
      token: instalment.token,
      dueDay: instalment.due_day,
      amount: moneyFor(instalment.amount_minor),
      standing: standingOf(instalment.due_day, { isPaid: state === 'success', today }),
    })),
    state: line?.state ?? stateWithoutPrice(rows),
    service: findService(facts.services, order.currency)?.name,
  };
}

function stateWithoutPrice({ order, payments }: OrderRows): Order['state'] {
  if (order.cancelled_at !== null) return 'closed';
  return paidIn(order.currency, payments) > 0 ? 'success' : 'idle';
}

/** An instalment counts as due from a week before its day, when the first reminder is sent. */
const dueDaysBefore = 7;

/** Judges an instalment on a day; days as YYYY-MM-DD in Lagos. */
export function standingOf(
  dueDay: string,
  { isPaid: isSettled, today }: { readonly isPaid: boolean; readonly today: string },
): InstalmentStanding {
  if (isSettled) return 'paid';
  if (dueDay < today) return 'overdue';
  return dueDay <= plusDays(today, dueDaysBefore) ? 'due' : 'later';
}
