import type { Post } from '#app/features/news/news.ports.ts';
import { plainWords } from './plain-letters.ts';

const mostSuggestions = 4;
/** Less likeness than this is chance. */
const leastLikeness = 0.2;

/**
 * Posts that somebody may have meant who came by a wrong address: by shared groups of three
 * letters, which slips and cut-off addresses leave mostly whole. The newest where none is alike.
 */
export function similarPosts(slug: string, posts: readonly Post[]): readonly Post[] {
  const asked = trigrams(slug);
  const alike = posts
    .map((post) => ({
      post,
      likeness: Math.max(
        likeness(asked, trigrams(post.slug)),
        likeness(asked, trigrams(post.title)),
      ),
    }))
    .filter((candidate) => candidate.likeness >= leastLikeness)
    .toSorted((a, b) => b.likeness - a.likeness)
    .map(({ post }) => post);
  return (alike.length > 0 ? alike : posts).slice(0, mostSuggestions);
}

function trigrams(text: string): ReadonlySet<string> {
  const padded = ` ${plainWords(text.slice(0, 200)).join(' ')} `;
  const found = new Set<string>();
  for (let start = 0; start + 3 <= padded.length; start += 1) {
    found.add(padded.slice(start, start + 3));
  }
  return found;
}

/** Sørensen–Dice: from 0 for nothing in common to 1 for the same. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const part of a) if (b.has(part)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
