import type { News } from '#app/features/news/news.ports.ts';
import { passed } from '#server/clock/passed.ts';
import type { Log } from '#server/logging/log.ts';
import type { KeptCopy } from './kept-copy.ts';
import { createCatalogue } from './news-catalogue.ts';
import { noNews, type NewsContent, type NewsSource } from './news-content.ts';

/** The news as it is now; it goes on refreshing itself until it is closed. */
export interface NewsLibrary {
  /** Always answers from the newest good copy. */
  readonly news: News;
  /** The address of a picture that is fetched on demand. */
  findMedia(name: string): string | undefined;
  /** Every such picture, newest posts first. */
  mediaNames(): readonly string[];
  /** Calls back after each change of the news. */
  onChange(listener: () => void): void;
  /** Asks the source now; never rejects. */
  refresh(): Promise<void>;
  close(): void;
}

interface LibraryOptions {
  readonly source: NewsSource;
  /** The site's own files, for when the source has never been reached. */
  readonly fallback: NewsContent;
  /** Without one, nothing outlives the process. */
  readonly keptCopy: KeptCopy | undefined;
  readonly log: Log;
  readonly refreshMs: number;
  /** How long the start may wait for a first answer when there is no copy. */
  readonly firstAnswerMs: number;
}

/**
 * Opens the news: from the kept copy at once, or else from the source, or else from the files. The
 * source is asked again and again in the background; a failure changes nothing for readers.
 */
export async function openNewsLibrary(options: LibraryOptions): Promise<NewsLibrary> {
  const { source, keptCopy, log } = options;
  const listeners: (() => void)[] = [];
  let content = noNews;
  let news = createCatalogue(noNews);
  let running: Promise<void> | undefined;

  function show(next: NewsContent): void {
    content = next;
    news = createCatalogue(next);
    for (const listener of listeners) listener();
  }

  async function readSource(): Promise<void> {
    try {
      const next = await source.read();
      if (next === 'unchanged') return;
      // A source that has forgotten what it said before may say it again.
      if (JSON.stringify(next) !== JSON.stringify(content)) show(next);
      await keptCopy?.keep(source.name, next);
    } catch (error) {
      log.warn({ source: source.name, err: error }, 'the news could not be refreshed');
    }
  }

  function refresh(): Promise<void> {
    running ??= readSource().finally(() => (running = undefined));
    return running;
  }

  const kept = await keptCopy?.find(source.name);
  if (kept) show(kept);
  const firstAnswer = refresh();
  if (!kept) await Promise.race([firstAnswer, passed(options.firstAnswerMs)]);
  if (content === noNews) show(options.fallback);
  const timer = setInterval(() => void refresh(), options.refreshMs);
  timer.unref();

  return {
    news: {
      list: (query) => news.list(query),
      find: (slug) => news.find(slug),
      findSimilar: (slug) => news.findSimilar(slug),
      latest: (count) => news.latest(count),
      posts: () => news.posts(),
      categories: () => news.categories(),
    },
    findMedia: (name) => (Object.hasOwn(content.media, name) ? content.media[name] : undefined),
    mediaNames: () => Object.keys(content.media),
    onChange: (listener) => void listeners.push(listener),
    refresh,
    close: () => clearInterval(timer),
  };
}

/** The site's own files as a library: they change with a restart only. */
export function openFixedNews(content: NewsContent): NewsLibrary {
  return {
    news: createCatalogue(content),
    findMedia: () => undefined,
    mediaNames: () => [],
    onChange: () => undefined,
    refresh: () => Promise.resolve(),
    close: () => undefined,
  };
}
