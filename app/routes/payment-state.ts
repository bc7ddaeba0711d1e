import { paymentDeskContext } from '#app/context.ts';
import { DeskUnavailableError } from '#app/features/buying/enrolment/payment-desk.ports.ts';
import { findArrival } from '#app/features/buying/enrolment/payment-view.server.ts';
import type { Route } from './+types/payment-state';

const headers = { 'cache-control': 'private, no-store' };

/** How the payment of an enrolment stands, for a page that waits for it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('request') ?? '';
  try {
    const order = await context.get(paymentDeskContext).find(token, findArrival(url));
    return Response.json({ state: order?.state }, { status: order ? 200 : 404, headers });
  } catch (error) {
    if (!(error instanceof DeskUnavailableError)) throw error;
    return Response.json({}, { status: 503, headers });
  }
}
