// Built as build/server/list-pages.js; the build runs it to write build/pages.json.
import type { ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import type { PageHandle } from '#app/site/page-handle.ts';

/** A page of the site, as tests and measurements find it in build/pages.json. */
export interface ListedPage {
  /** The route's pattern, as in app/routes.ts: `/plans/:tier`. */
  readonly pattern: string;
  /** Addresses that show the page, the most telling first. */
  readonly examples: readonly string[];
  /** Whether a route above shows the same component with another content. */
  readonly isVariant: boolean;
}

function listPages({ routes }: ServerBuild): readonly ListedPage[] {
  const seen = new Set<unknown>();
  return Object.values(routes).flatMap((route) => {
    // A route without a component answers with data or a redirect.
    if (!route?.module.default || route.id === 'root') return [];
    const pattern = `/${route.path ?? ''}`;
    const isVariant = seen.has(route.module.default);
    seen.add(route.module.default);
    // A variant shares its handle, and shows only its own address.
    const { examples = [] }: PageHandle = (isVariant ? undefined : route.module.handle) ?? {};
    const hasParameter = /[:*]/.test(pattern);
    if (hasParameter && examples.length === 0) {
      throw new Error(`The route ${pattern} needs \`examples\` in its handle (docs/recipes.md)`);
    }
    return [{ pattern, isVariant, examples: hasParameter ? examples : [pattern, ...examples] }];
  });
}

process.stdout.write(JSON.stringify(listPages(build as ServerBuild), undefined, 2));
