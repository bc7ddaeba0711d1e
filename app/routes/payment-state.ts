import { orderPaymentsContext } from '#app/context.ts';
import { OrdersUnavailableError } from '#app/features/buying/enrolment/payment/order-payments.ports.ts';
import { findArrival } from '#app/features/buying/enrolment/payment/payment-view.server.ts';
import { privateHeaders as headers } from '#app/site/route-headers.ts';
import type { Route } from './+types/payment-state';

/** How the payment of an enrolment stands, for a page that waits for it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('request') ?? '';
  try {
    const order = await context.get(orderPaymentsContext).find(token, findArrival(url));
    return Response.json({ state: order?.state }, { status: order ? 200 : 404, headers });
  } catch (error) {
    if (!(error instanceof OrdersUnavailableError)) throw error;
    return Response.json({}, { status: 503, headers });
  }
}
