import { findOutcome } from '#app/features/providers/find-outcome.server.ts';
import { privateHeaders } from '#app/site/route-headers.ts';
import type { Route } from './+types/provider-results';

/** What a search came to, for the page that shows it while one types. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const outcome = await findOutcome(context, url.searchParams);
  return Response.json(outcome, {
    status: outcome.kind === 'found' ? 200 : 503,
    headers: privateHeaders,
  });
}
