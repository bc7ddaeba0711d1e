import type { Post } from '#app/features/news/news.ports.ts';
import { likeness, trigrams } from '#server/text-search/likeness.ts';

const mostSuggestions = 4;
/** Less likeness than this is chance. */
const leastLikeness = 0.2;

/**
 * Posts that somebody may have meant who came by a wrong address. The newest where none is alike.
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
