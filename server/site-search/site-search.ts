import { LRUCache } from 'lru-cache';
import { newsPath, postPath } from '#app/features/news/news-paths.ts';
import type { News } from '#app/features/news/news.ports.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { PageLink, SearchGroup, SiteSearch } from '#app/features/search/site-search.ports.ts';
import { foldText } from '#app/kernel/fold-text.ts';
import type { Urgent } from '#app/site/urgent/urgent.ports.ts';
import type { Edition } from '#app/site/edition.ts';
import { mostSuggestions, type Suggestion } from '#app/ui/search-box/suggestion.ts';
import type { SearchKeywords, SearchTask } from '#server/content/search-keywords.ts';
import { decodeAddress } from '#server/decode-address.ts';
import type { PageList } from '#server/discovery/page-list.ts';
import { onceForEach } from '#server/once-for-each.ts';
import { mostSimilar } from '#server/text-search/dice-similarity.ts';
import type { Synonyms } from '#server/text-search/term-index.ts';
import { isTitled, taskEntry, tellingWords, textEntries, type TextEntry } from './text-entry.ts';
import { findFacilities } from './find-facilities.ts';
import { suggest } from './suggest.ts';
import { createTextSearch, isAnswered, type FoundEntry, type SearchTexts } from './text-search.ts';

interface OwnSiteSearch extends SiteSearch {
  /** The few results that a visitor who is still typing most likely means, best first. */
  suggest(words: string, edition: Edition): Promise<readonly Suggestion[]>;
  forget(): void;
}

interface SiteSearchOptions {
  readonly pageList: PageList;
  readonly news: News;
  readonly directory: Pick<ProviderDirectory, 'search'>;
  readonly medicineEntries: readonly TextEntry[];
  readonly urgent: Pick<Urgent, 'find'>;
  readonly synonyms: Synonyms;
  readonly searchKeywords: Readonly<Record<Edition, SearchKeywords>>;
  readonly searchTasks: Readonly<Record<Edition, readonly SearchTask[]>>;
}

/** A new directory shows in suggestions after this at the latest. */
const suggestedMs = 60_000;
const mostOfAKind = { task: 3, page: 6, plan: 5, question: 5, post: 5, medicine: 4 } as const;
/** A task is meant by all words of a phrase, never by one of them in its text. */
const wholePhrase = 1;

/** Searches pages, plans, questions, posts, medicines and facilities. */
export function createSiteSearch(options: SiteSearchOptions): OwnSiteSearch {
  const { pageList, news, directory, urgent, synonyms } = options;
  const searches = onceForEach(open);
  /** Answers to what many visitors type, by edition and words. */
  const suggestions = new LRUCache<string, readonly Suggestion[]>({ max: 1000, ttl: suggestedMs });

  async function open(edition: Edition): Promise<SearchTexts> {
    const pages = await pageList.pages(edition);
    const tasks = options.searchTasks[edition].map(taskEntry);
    const texts = textEntries(pages, news, options.searchKeywords[edition]);
    // Where both fit as well, what can be done comes before what can be read.
    return createTextSearch([...tasks, ...texts, ...options.medicineEntries], synonyms);
  }

  return {
    async search(words, edition) {
      const searchTexts = await searches.get(edition);
      const found = searchTexts(words);
      const texts = groupsOf(found, { words, asked: tellingWords(words), news });
      const facilities = await findFacilities(words, directory);
      if (!facilities) return texts;
      const { group, isNamed } = facilities;
      return isNamed && !isPageMeant(found, words) ? [group, ...texts] : [...texts, group];
    },
    async findNear(path, edition) {
      const pages = await pageList.pages(edition);
      const posts = news.posts().map(({ title, slug }) => ({ title, path: postPath(slug) }));
      return nearPages(path, [...pages, ...posts]);
    },
    async suggest(words, edition) {
      const key = `${edition} ${words}`;
      const earlier = suggestions.get(key);
      if (earlier) return earlier;
      const found = await suggest(words, await searches.get(edition), directory);
      const all = [...urgentSuggestion(words), ...found].slice(0, mostSuggestions);
      suggestions.set(key, all);
      return all;
    },
    forget() {
      searches.forget();
      suggestions.clear();
    },
  };

  /** Whom to call comes before all that is found. */
  function urgentSuggestion(words: string): readonly Suggestion[] {
    const help = urgent.find(words);
    if (!help) return [];
    const path = `/search?${new URLSearchParams({ q: words })}`;
    return [{ kind: 'urgent', title: help.title, path }];
  }
}

/** A page that answers all of a query, or is called so, comes before facilities with its words. */
function isPageMeant(found: readonly FoundEntry[], words: string): boolean {
  return isAnswered(found, words) || isTitled(found[0]?.entry.title, tellingWords(words));
}

interface Question {
  readonly words: string;
  readonly asked: readonly string[];
  readonly news: News;
}

/** Groups what was found by kind, the best first. What is there to be done is not shown as read, too. */
function groupsOf(found: readonly FoundEntry[], question: Question): readonly SearchGroup[] {
  const likely = found.filter(
    ({ entry, phraseScore }) => entry.kind !== 'task' || phraseScore >= wholePhrase,
  );
  const entries = likely.map(({ entry }) => entry);
  const tasks = entries.filter(({ kind }) => kind === 'task').slice(0, mostOfAKind.task);
  const done = new Set(tasks.map(({ path }) => path));
  const shown = entries.filter(({ kind, path }) => kind === 'task' || !done.has(path));
  const byKind = Map.groupBy(shown, ({ kind }) => kind);
  return Array.from(byKind, ([kind, ofKind]) => groupOf(kind, ofKind, question));
}

function groupOf(
  kind: TextEntry['kind'],
  ofKind: readonly TextEntry[],
  { words, asked, news }: Question,
): SearchGroup {
  const shown = ofKind.slice(0, mostOfAKind[kind]);
  const results = shown.map((entry) => ({
    title: entry.title,
    path: entry.path,
    excerpt: excerptOf(entry, asked),
  }));
  // Link to the news search only if it finds more; it does not correct spelling.
  const listed =
    kind === 'post' && ofKind.length > shown.length
      ? news.list({ category: undefined, words, page: 1 }).total
      : 0;
  if (listed <= shown.length) return { kind, total: shown.length, results, allPath: undefined };
  return { kind, total: listed, results, allPath: newsPath({ words }) };
}

const mostNear = 4;

/** Finds the pages whose addresses or titles are most like a mistyped address. */
function nearPages(path: string, pages: readonly PageLink[]): readonly PageLink[] {
  const textsOf = (page: PageLink) => [readable(page.path), page.title];
  return mostSimilar(readable(path), pages, { textsOf, leastSimilarity: 0.3 })
    .slice(0, mostNear)
    .map(({ title, path: found }) => ({ title, path: found }));
}

/** An address as words, without the file ending that other sites use. */
function readable(path: string): string {
  return decodeAddress(path).replace(/\.(html?|php|aspx?)$/, '');
}

const longest = 180;
/** Words of context before the match. */
const wordsBefore = 8;

/**
 * Shows an entry's summary, or the passage around the match if only its text contains a word of the
 * query.
 */
function excerptOf(
  { summary, text }: { readonly summary: string; readonly text: string },
  asked: readonly string[],
): string {
  const isInSummary = summary.split(' ').some((word) => isAsked(word, asked));
  if (text === '' || isInSummary) return shorten(summary);
  const words = text.split(' ');
  const at = words.findIndex((word) => isAsked(word, asked));
  if (at < 0) return shorten(summary);
  const from = Math.max(0, at - wordsBefore);
  return shorten(`${from > 0 ? '… ' : ''}${words.slice(from, from + longest).join(' ')}`);
}

function isAsked(word: string, asked: readonly string[]): boolean {
  const folded = foldText(word);
  return asked.some((one) => folded.startsWith(one));
}

/** Cuts a text at the end of a word. */
function shorten(text: string): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longest))} …`;
}
