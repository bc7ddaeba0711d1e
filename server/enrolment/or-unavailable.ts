import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import type { Log } from '#server/log.ts';
import { storeFailureReason } from '#server/store/store-error.ts';

/** Reports a failing store as `OrdersUnavailableError`: nothing is lost, and a retry may succeed. */
export async function orUnavailable<Result>(
  log: Log,
  what: 'payments' | 'member lists' | 'drafts',
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log.error({ reason: storeFailureReason(error) }, `${what} unavailable: store failed`);
    throw new OrdersUnavailableError(`${what} unavailable: store failed`, { cause: error });
  }
}
