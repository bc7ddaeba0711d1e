import type {
  Attempt,
  PaymentService,
  PaymentReport,
  Start,
} from '#server/enrolment/payment-service.ts';
import { callService } from './call-service.ts';
import type { Party } from './scheduler.ts';
import type { World } from './world.ts';

/** A payment at a service; `approved` waits for the site to capture it. */
export interface BankPayment {
  readonly attempt: Attempt;
  readonly enrolmentId: string;
  readonly instalment: number;
  readonly service: PaymentService['name'];
  readonly url: string;
  readonly reference: string;
  state: 'open' | 'pending' | 'approved' | 'paid' | 'failed';
  /** What was taken, once it is paid. */
  paidMinor: number;
}

/** The length of an order's id, with which the ids of its attempts begin. */
const idLength = '00000000-0000-0000-0000-000000000000'.length;

export type Bank = ReturnType<typeof createBank>;

/** Paystack and PayPal in one: they keep their promises, and fail, answer late or not at all. */
export function createBank(world: World) {
  const payments = new Map<string, BankPayment>();
  const orders: string[] = [];

  /** Names an attempt the same in every replay: order, instalment and attempt. */
  function nameOf(attemptId: string): string {
    const order = attemptId.slice(0, idLength);
    if (!orders.includes(order)) orders.push(order);
    return `${orders.indexOf(order) + 1}${attemptId.slice(idLength)}`;
  }

  function begin(service: PaymentService['name'], attempt: Attempt): Start {
    const known = payments.get(attempt.id);
    // Paystack refuses a second one of the same reference; PayPal repeats its answer.
    if (known && service === 'paystack') return { kind: 'duplicate' };
    const number = payments.size + 1;
    const payment = known ?? {
      attempt,
      enrolmentId: attempt.id.slice(0, idLength),
      instalment: Number(attempt.id.slice(idLength).split('-')[1]),
      service,
      url: `https://${service}.example/${number}`,
      reference: service === 'paystack' ? attempt.id : `PAYPAL-${number}`,
      state: 'open' as const,
      paidMinor: 0,
    };
    payments.set(attempt.id, payment);
    return { kind: 'started', url: payment.url, serviceReference: payment.reference };
  }

  function look(attemptId: string, reference: string | null): PaymentReport {
    const payment = payments.get(attemptId);
    if (!payment || (payment.service === 'paypal' && reference === null))
      return { kind: 'not-paid' };
    if (payment.state === 'approved') capture(payment);
    return reportOf(payment);
  }

  return {
    payments,
    nameOf,
    /** A service, as one process calls it. */
    serviceOf: (name: PaymentService['name'], party: Party): PaymentService => ({
      name,
      start: (attempt) =>
        callService<Start>(world, party, `${name} start ${nameOf(attempt.id)}`, () =>
          begin(name, attempt),
        ),
      check: (id, reference) =>
        callService<PaymentReport>(world, party, `${name} check ${nameOf(id)}`, () =>
          look(id, reference),
        ),
    }),
    pageOf: (url: string) => [...payments.values()].find((payment) => payment.url === url),
  };
}

function capture(payment: BankPayment): void {
  payment.state = 'paid';
  payment.paidMinor = payment.attempt.amount.minor;
}

export function reportOf({ state, paidMinor, attempt }: BankPayment): PaymentReport {
  switch (state) {
    case 'paid':
      return { kind: 'paid', amount: { minor: paidMinor, currency: attempt.amount.currency } };
    case 'failed':
      return { kind: 'failed', reason: 'declined' };
    case 'pending':
    case 'approved':
      return { kind: 'pending' };
    case 'open':
      return { kind: 'not-paid' };
  }
}
