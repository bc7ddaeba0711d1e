import type { PageLink } from '#app/features/search/site-search.ports.ts';
import { mostSimilar } from '#server/text-search/dice-similarity.ts';

const mostSuggestions = 4;

/** Finds the pages whose addresses or titles are most like a mistyped address. */
export function nearPages(path: string, pages: readonly PageLink[]): readonly PageLink[] {
  const textsOf = (page: PageLink) => [readable(page.path), page.title];
  return mostSimilar(readable(path), pages, { textsOf, leastSimilarity: 0.3 })
    .slice(0, mostSuggestions)
    .map(({ title, path: found }) => ({ title, path: found }));
}

/** An address as words, without the file ending that other sites use. */
function readable(path: string): string {
  return decode(path).replace(/\.(html?|php|aspx?)$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
