import type { News } from '#app/features/news/news.ports.ts';
import { newsPath } from '#app/features/news/news-query.ts';
import { postPath } from '#app/features/news/post-path.ts';
import {
  resultKinds,
  type ResultKind,
  type SearchGroup,
  type SiteSearch,
} from '#app/features/search/site-search.ports.ts';
import type { ProviderDirectory } from '#app/location/directory/provider-directory.ports.ts';
import type { Edition } from '#app/location/edition.ts';
import type { PageList } from '#server/discovery/page-list.ts';
import type { SameWords } from '#server/text-search/query-words.ts';
import { plainWordsOf, tellingWords } from './common-words.ts';
import { excerptOf } from './excerpt.ts';
import { findFacilities } from './find-facilities.ts';
import { nearPages } from './near-pages.ts';
import { pageEntries, postEntries, type TextEntry } from './text-entry.ts';
import { createTextSearch, type SearchTexts } from './text-search.ts';

/** A search that can be told that pages have changed. */
export interface OwnSiteSearch extends SiteSearch {
  forget(): void;
}

interface SiteSearchOptions {
  readonly pageList: PageList;
  readonly news: News;
  readonly directory: Pick<ProviderDirectory, 'search'>;
  /** Words that mean the same. */
  readonly sameWords: SameWords;
}

const mostOfAKind = { page: 6, plan: 5, question: 5, post: 5 } as const;
const textKinds = resultKinds.filter((kind) => kind !== 'facility');
type TextKind = Exclude<ResultKind, 'facility'>;

/** Searches everything that the site has to say. */
export function createSiteSearch(options: SiteSearchOptions): OwnSiteSearch {
  const { pageList, news, directory } = options;
  const known = new Map<Edition, Promise<SearchTexts>>();

  async function open(edition: Edition): Promise<SearchTexts> {
    const entries = [...pageEntries(await pageList.pages(edition)), ...postEntries(news)];
    return createTextSearch(entries, options.sameWords);
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
      const found = searchTexts(words);
      const asked = tellingWords(words);
      const texts = textKinds
        .map((kind) => groupOf(kind, found, { words, asked, news }))
        .filter(({ total }) => total > 0);
      const facilities = await findFacilities(words, directory, { isAlone: texts.length === 0 });
      if (!facilities) return texts;
      // Who names a place looks for it, unless a page is called so too.
      const isPlace = facilities.results.length > 0 && !isTitled(found[0], asked);
      return isPlace ? [facilities, ...texts] : [...texts, facilities];
    },
    async findNear(path, edition) {
      const pages = await pageList.pages(edition);
      const posts = news.posts().map(({ title, slug }) => ({ title, path: postPath(slug) }));
      return nearPages(path, [...pages, ...posts]);
    },
    forget: () => known.clear(),
  };
}

function isTitled(entry: TextEntry | undefined, asked: readonly string[]): boolean {
  const words = plainWordsOf(entry?.title ?? '');
  return asked.every((one) => words.some((word) => word.startsWith(one)));
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
  // The news has a search of its own, which takes words as they are spelt.
  const isListed =
    kind === 'post' &&
    ofKind.length > shown.length &&
    news.list({ category: undefined, words, page: 1 }).total > shown.length;
  const allPath = isListed ? newsPath({ words }) : undefined;
  return { kind, total: allPath ? ofKind.length : shown.length, results, allPath };
}
