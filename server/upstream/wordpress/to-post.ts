import type { Category, Post } from '#app/features/news/news.ports.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import { directionOf, readingMinutesOf } from '#server/news/text-facts.ts';
import { cleanPostHtml, type HtmlContext } from './post-html.ts';
import { findPicture } from './post-picture.ts';
import type { WireCategory, WirePost } from './wordpress-wire.ts';

const longestExcerpt = 200;
const longestTitle = 90;

/** Converts a WordPress post, without its author's name. */
export function toPost(
  wire: WirePost,
  categories: ReadonlyMap<number, Omit<Category, 'count'>>,
  context: HtmlContext,
): Post {
  const { html, sections } = cleanPostHtml(wire.content.rendered, context);
  const words = plainText(html);
  const title = plainText(wire.title.rendered);
  return {
    id: wire.id,
    slug: decodeSlug(wire.slug),
    title: title || shorten(words, longestTitle) || 'Untitled',
    excerpt: shorten(plainText(wire.excerpt.rendered) || words, longestExcerpt),
    publishedAt: wire.date_gmt,
    updatedAt: wire.modified_gmt > wire.date_gmt ? wire.modified_gmt : undefined,
    categories: wire.categories.flatMap((id) => {
      const category = categories.get(id);
      return category ? [{ slug: category.slug, name: category.name }] : [];
    }),
    author: undefined,
    readingMinutes: readingMinutesOf(words),
    direction: directionOf(`${title} ${words}`),
    picture: findPicture(wire, context.register),
    html,
    sections,
    sources: [],
  };
}

/** Converts a WordPress category. */
export function toCategory(wire: WireCategory): Omit<Category, 'count'> {
  return {
    id: wire.id,
    slug: decodeSlug(wire.slug),
    name: plainText(wire.name),
    description: plainText(wire.description),
  };
}

function shorten(text: string, mostLetters: number): string {
  const whole = text.replace(/ ?(?:\[…\]|\[\.\.\.\])$/, '…');
  if (whole.length <= mostLetters) return whole;
  const cut = whole.slice(0, mostLetters - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')}…`;
}

/** WordPress percent-encodes letters outside ASCII. */
export function decodeSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
