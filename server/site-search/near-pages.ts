import type { PageLink } from '#app/features/search/site-search.ports.ts';
import { likeness, trigrams } from '#server/text-search/likeness.ts';

const mostSuggestions = 4;
/** Less likeness than this is chance. */
const leastLikeness = 0.3;

/** The pages whose addresses or titles are most like a mistyped address. */
export function nearPages(path: string, pages: readonly PageLink[]): readonly PageLink[] {
  const asked = trigrams(readable(path));
  return pages
    .map((page) => ({
      page,
      likeness: Math.max(
        likeness(asked, trigrams(readable(page.path))),
        likeness(asked, trigrams(page.title)),
      ),
    }))
    .filter((candidate) => candidate.likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, mostSuggestions)
    .map(({ page: { title, path: found } }) => ({ title, path: found }));
}

/** An address as words; its end says what kind of file another site would have sent. */
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
