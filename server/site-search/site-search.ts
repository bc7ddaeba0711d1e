import type { News } from '#app/features/news/news.ports.ts';
import { newsPath, postPath } from '#app/features/news/news-paths.ts';
import type {
  ResultKind,
  SearchGroup,
  SiteSearch,
} from '#app/features/search/site-search.ports.ts';
import type { ProviderDirectory } from '#app/features/providers/directory/provider-directory.ports.ts';
import type { Edition } from '#app/site/edition.ts';
import type { Suggestion } from '#app/ui/search-box/suggestion.ts';
import type { PageList } from '#server/discovery/page-list.ts';
import type { Synonyms } from '#server/text-search/synonyms.ts';
import type { SearchKeywords } from '#server/content/search-keywords.ts';
import { isTitled, tellingWords } from './common-words.ts';
import { excerptOf } from './excerpt.ts';
import { findFacilities } from './find-facilities.ts';
import { nearPages } from './near-pages.ts';
import { createSuggestionCache, suggest } from './suggest.ts';
import { textEntries, type TextEntry } from './text-entry.ts';
import { createTextSearch, type SearchTexts } from './text-search.ts';

export interface OwnSiteSearch extends SiteSearch {
  /** The few results that a visitor who is still typing most likely means, best first. */
  suggest(words: string, edition: Edition): Promise<readonly Suggestion[]>;
  forget(): void;
}

interface SiteSearchOptions {
  readonly pageList: PageList;
  readonly news: News;
  readonly directory: Pick<ProviderDirectory, 'search'>;
  readonly synonyms: Synonyms;
  readonly keywords: Readonly<Record<Edition, SearchKeywords>>;
}

const mostOfAKind = { page: 6, plan: 5, question: 5, post: 5 } as const;
type TextKind = Exclude<ResultKind, 'facility'>;

/** Searches pages, plans, questions, posts and facilities. */
export function createSiteSearch(options: SiteSearchOptions): OwnSiteSearch {
  const { pageList, news, directory, synonyms, keywords } = options;
  const known = new Map<Edition, Promise<SearchTexts>>();
  const suggestions = createSuggestionCache();

  async function open(edition: Edition): Promise<SearchTexts> {
    const pages = await pageList.pages(edition);
    return createTextSearch(textEntries(pages, news, keywords[edition]), synonyms);
  }

  function searchOf(edition: Edition): Promise<SearchTexts> {
    const search = known.get(edition) ?? open(edition);
    known.set(edition, search);
    search.catch(() => known.delete(edition));
    return search;
  }

  return {
    async search(words, edition) {
      const searchTexts = await searchOf(edition);
      const found = searchTexts(words).map(({ entry }) => entry);
      const asked = tellingWords(words);
      const texts = kindsOf(found)
        .map((kind) => groupOf(kind, found, { words, asked, news }))
        .filter(({ total }) => total > 0);
      const facilities = await findFacilities(words, directory, { isAlone: texts.length === 0 });
      if (!facilities) return texts;
      // A query that names a facility puts it first, unless a page has that title too.
      const isPlace = facilities.results.length > 0 && !isTitled(found[0]?.title, asked);
      return isPlace ? [facilities, ...texts] : [...texts, facilities];
    },
    async findNear(path, edition) {
      const pages = await pageList.pages(edition);
      const posts = news.posts().map(({ title, slug }) => ({ title, path: postPath(slug) }));
      return nearPages(path, [...pages, ...posts]);
    },
    async suggest(words, edition) {
      const searchTexts = await searchOf(edition);
      return suggestions.of(`${edition} ${words}`, () => suggest(words, searchTexts, directory));
    },
    forget() {
      known.clear();
      suggestions.clear();
    },
  };
}

/** The kinds of what was found, the best first. */
function kindsOf(found: readonly TextEntry[]): readonly TextKind[] {
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.filter((kind): kind is TextKind => kind !== 'facility');
}

interface Question {
  readonly words: string;
  readonly asked: readonly string[];
  readonly news: News;
}

function groupOf(
  kind: TextKind,
  found: readonly TextEntry[],
  { words, asked, news }: Question,
): SearchGroup {
  const ofKind = found.filter((entry) => entry.kind === kind);
  const shown = ofKind.slice(0, mostOfAKind[kind]);
  const results = shown.map((entry) => ({
    title: entry.title,
    path: entry.path,
    excerpt: excerptOf(entry, asked),
  }));
  // Link to the news search only if it finds more; it does not correct spelling.
  const isListed =
    kind === 'post' &&
    ofKind.length > shown.length &&
    news.list({ category: undefined, words, page: 1 }).total > shown.length;
  const allPath = isListed ? newsPath({ words }) : undefined;
  return { kind, total: allPath ? ofKind.length : shown.length, results, allPath };
}
