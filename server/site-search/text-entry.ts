import type { News } from '#app/features/news/news.ports.ts';
import { postPath } from '#app/features/news/news-paths.ts';
import type { ResultKind } from '#app/features/search/site-search.ports.ts';
import { foldedWords } from '#app/kernel/fold-text.ts';
import { plainText } from '#app/kernel/plain-text.ts';
import type { SearchKeywords, SearchTask } from '#server/content/search-keywords.ts';
import { isPlanPath, type SitePage } from '#server/discovery/page-list.ts';

/** One searchable item. */
export interface TextEntry {
  readonly kind: Exclude<ResultKind, 'facility'>;
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
const listings = new Set(['/', '/global', '/news', '/providers', '/faqs', '/medicines']);

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

/** Something to do; its text is found by phrases alone, so it has no more words than they. */
export function taskEntry({ title, text, path, words }: SearchTask): TextEntry {
  return { kind: 'task', title, path, summary: text, headings: [], text: '', keywords: words };
}

/** Stop words. */
const commonWords = new Set(
  (
    'a about am an and any are as at be by can do does for from get had has have how i if in is it ' +
    'its me my of on or our should so that the their them there they this to us was we what when ' +
    'where which who why will with you your'
  ).split(' '),
);

/** Words of a text, folded and in the singular. */
export function plainWordsOf(text: string): readonly string[] {
  return foldedWords(text).map(singular);
}

/** Words of a query without stop words; all of them if nothing else is left. */
export function tellingWords(question: string): readonly string[] {
  const words = foldedWords(question);
  const telling = words.filter((word) => !commonWords.has(word));
  return (telling.length > 0 ? telling : words).map(singular);
}

const shortestPlural = 4;

/** Crude stemming, applied to queries and texts alike. */
function singular(word: string): string {
  return word.length >= shortestPlural && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether a title has a word for each word of a query. */
export function isTitled(title: string | undefined, asked: readonly string[]): boolean {
  const words = plainWordsOf(title ?? '');
  return asked.every((one) => words.some((word) => word.startsWith(one)));
}
