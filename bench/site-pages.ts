import { listedPages } from '../tests/support/listed-pages.ts';
import { visitors, type MeasuredEdition } from './site.ts';

/** A page of one route, as a visitor of one edition asks for it. */
export interface MeasuredPage {
  readonly path: string;
  readonly edition: MeasuredEdition;
  readonly headers: Readonly<Record<string, string>>;
}

/** The pages that must be fast for somebody's first visit. */
export const homePages: readonly MeasuredPage[] = [pageOf('/', 'NG'), pageOf('/global', 'DG')];

/**
 * The first example of every route in both editions; each home page in its own.
 * @param only paths, without what they are filled in with; all routes when empty
 * @throws Error naming a path that is not measured
 */
export function routePages(only: readonly string[] = []): readonly MeasuredPage[] {
  const others = listedPages.flatMap(({ pattern, examples: [path = pattern] }) =>
    ['/*', '/', '/global'].includes(pattern) ? [] : [pageOf(path, 'NG'), pageOf(path, 'DG')],
  );
  const pages = [...homePages, ...others];
  const bare = ({ path }: MeasuredPage) => path.replace(/\?.*/, '');
  const unknown = only.find((path) => !pages.some((page) => bare(page) === path));
  if (unknown !== undefined) throw new Error(`--paths: "${unknown}" is not measured`);
  return pages.filter((page) => only.length === 0 || only.includes(bare(page)));
}

function pageOf(path: string, edition: MeasuredEdition): MeasuredPage {
  return { path, edition, headers: visitors[edition] };
}
