import type { ResultKind } from '#app/features/search/site-search.ports.ts';
import type { News } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/post-path.ts';
import { isPlanPath } from '#server/discovery/page-kinds.ts';
import type { SitePage } from '#server/discovery/page-list.ts';
import { plainText } from '#app/kernel/text/plain-text.ts';

/** A text that can be found. */
export interface TextEntry {
  readonly kind: ResultKind;
  readonly title: string;
  readonly path: string;
  /** What it is about, in a sentence. */
  readonly summary: string;
  /** What tells more about it than its text does. */
  readonly headings: readonly string[];
  readonly text: string;
}

/** Pages as search finds them, each with the questions that it answers. */
export function pageEntries(pages: readonly SitePage[]): readonly TextEntry[] {
  return pages.flatMap((page) => [pageEntry(page), ...questionEntries(page)]);
}

/** Pages that show a bit of others: their texts say what those say. */
const listings = new Set(['/', '/global', '/news', '/providers']);

function pageEntry({ path, title, description, headings, text }: SitePage): TextEntry {
  const kind = isPlanPath(path) ? 'plan' : 'page';
  if (listings.has(path)) {
    return { kind, title, path, summary: description, headings: [], text: '' };
  }
  return { kind, title, path, summary: description, headings, text };
}

function questionEntries({ path, questions }: SitePage): readonly TextEntry[] {
  return questions.map(({ question, answer, anchor }) => ({
    kind: 'question',
    title: question,
    path: anchor === undefined ? path : `${path}#${anchor}`,
    summary: answer,
    headings: [],
    text: '',
  }));
}

/** Articles as search finds them. */
export function postEntries(news: News): readonly TextEntry[] {
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
