import { data } from 'react-router';
import { OrdersUnavailableError } from './payment/order-payments.ports.ts';

/** For a `catch`: 503 while orders cannot be reached. A form sent in place keeps what was typed. */
export function failForNow(error: unknown): never {
  if (!(error instanceof OrdersUnavailableError)) throw error;
  throw data('We can’t reach your answers right now.', { status: 503 });
}
