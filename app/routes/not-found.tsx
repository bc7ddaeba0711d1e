import { notFoundAt } from '#app/not-found.server.ts';
import type { PageHandle } from '#app/site/page-handle.ts';
import type { Route } from './+types/not-found';

export const handle = {
  examples: ['/no-such-page'],
} satisfies PageHandle;

export async function loader(args: Route.LoaderArgs): Promise<never> {
  throw await notFoundAt(args);
}

/** Never shown: the loader's 404 leads to the root's error boundary and its not-found screen. */
export default function NotFoundRoute() {
  return null;
}
