import type { IslandProps } from './island-props.ts';
import { ServerIsland } from './server-island.tsx';

/**
 * A part of a page that React takes over in the browser; the rest is rendered on the server only.
 * In component tests and in the gallery there is no server: there it is drawn in place.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of: Component, props } = island;
  return import.meta.env.SSR ? <ServerIsland {...island} /> : <Component {...props} />;
}
