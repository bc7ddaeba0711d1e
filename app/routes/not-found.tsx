import { notFoundAt } from '#app/not-found.server.ts';
import type { Route } from './+types/not-found';

export async function loader(args: Route.LoaderArgs): Promise<never> {
  throw await notFoundAt(args);
}

/** Never shown: the loader's 404 leads to the root's error boundary and its not-found screen. */
export default function NotFoundRoute() {
  return null;
}
