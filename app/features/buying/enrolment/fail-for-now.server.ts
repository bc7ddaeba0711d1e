import { data } from 'react-router';
import { OrdersUnavailableError } from './payment/order-payments.ports.ts';

/** For a `catch`: what the visitor typed stays on the page they sent it from. */
export function failForNow(error: unknown): never {
  if (!(error instanceof OrdersUnavailableError)) throw error;
  throw data('We can’t reach your answers right now.', { status: 503 });
}
