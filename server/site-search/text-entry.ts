import type { ResultKind } from '#app/features/search/site-search.ports.ts';
import type { News } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/news-paths.ts';
import type { SearchKeywords } from '#server/content/search-keywords.ts';
import { isPlanPath, type SitePage } from '#server/discovery/page-list.ts';
import { plainText } from '#app/kernel/plain-text.ts';

/** One searchable item. */
export interface TextEntry {
  readonly kind: ResultKind;
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** Weighted above the text. */
  readonly headings: readonly string[];
  readonly text: string;
  /** What visitors type when this is what they want. */
  readonly keywords: readonly string[];
}

type Untagged = Omit<TextEntry, 'keywords'>;

/** Lists pages with their questions, and posts, as search entries. */
export function textEntries(
  pages: readonly SitePage[],
  news: News,
  keywords: SearchKeywords,
): readonly TextEntry[] {
  const entries = [
    ...pages.flatMap((page) => [pageEntry(page), ...questionEntries(page)]),
    ...postEntries(news),
  ];
  // An address of several questions is that of the section they are in.
  const firstOf = new Map(entries.map((entry) => [entry.path, entry] as const).toReversed());
  return entries.map((entry) =>
    Object.assign(entry, {
      keywords: firstOf.get(entry.path) === entry ? (keywords.get(entry.path) ?? []) : [],
    }),
  );
}

/** Pages that repeat the texts of other entries. */
const listings = new Set(['/', '/global', '/news', '/providers', '/faqs']);

function pageEntry({ path, title, description, headings, text }: SitePage): Untagged {
  const kind = isPlanPath(path) ? 'plan' : 'page';
  if (listings.has(path)) {
    return { kind, title, path, summary: description, headings: [], text: '' };
  }
  return { kind, title, path, summary: description, headings, text };
}

function questionEntries({ path, questions }: SitePage): readonly Untagged[] {
  return questions.map(({ question, answer, anchor }) => ({
    kind: 'question',
    title: question,
    path: anchor === undefined ? path : `${path}#${anchor}`,
    summary: answer,
    headings: [],
    text: '',
  }));
}

function postEntries(news: News): readonly Untagged[] {
  return news.posts().map((post) => ({
    kind: 'post',
    title: post.title,
    path: postPath(post.slug),
    summary: post.excerpt,
    headings: [
      ...post.categories.map(({ name }) => name),
      ...post.sections.map(({ title }) => title),
    ],
    text: plainText(post.html),
  }));
}
