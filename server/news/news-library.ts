import type { News } from '#app/features/news/news.ports.ts';
import { delay } from '#server/delay.ts';
import type { Log } from '#server/log.ts';
import type { FallbackCopy } from './fallback-copy.ts';
import { createCatalogue } from './news-catalogue.ts';
import { noNews, type NewsContent, type NewsSource } from './news-content.ts';

export interface NewsLibrary {
  /** Always reads the latest good copy. */
  readonly news: News;
  findMedia(name: string): string | undefined;
  /** Names of all such pictures, newest posts first. */
  mediaNames(): readonly string[];
  onChange(listener: () => void): void;
  /** Refreshes now; never rejects. */
  refresh(): Promise<void>;
  /** When the source last answered, in milliseconds; 0 for never, undefined where there is none. */
  readAtMs(): number | undefined;
  close(): void;
}

interface LibraryOptions {
  readonly source: NewsSource;
  /** Own articles, shown until the source is first reached. */
  readonly fallback: NewsContent;
  readonly fallbackCopy: FallbackCopy | undefined;
  readonly log: Log;
  readonly refreshMs: number;
  /** Longest wait for a first answer when there is no copy. */
  readonly firstAnswerMs: number;
}

/** Opens the news from the saved copy, the source or the files, then polls in the background. */
export async function openNewsLibrary(options: LibraryOptions): Promise<NewsLibrary> {
  const { source, fallbackCopy, log } = options;
  const listeners: (() => void)[] = [];
  let content = noNews;
  let news = createCatalogue(noNews);
  let running: Promise<void> | undefined;
  let readAtMs = 0;

  function show(next: NewsContent): void {
    content = next;
    news = createCatalogue(next);
    for (const listener of listeners) listener();
  }

  async function readSource(): Promise<void> {
    try {
      const next = await source.read();
      readAtMs = Date.now();
      if (next === 'unchanged') return;
      // The source may send the same content again.
      if (JSON.stringify(next) !== JSON.stringify(content)) show(next);
      await fallbackCopy?.save(source.name, next);
    } catch (error) {
      log.warn({ source: source.name, err: error }, 'could not refresh news');
    }
  }

  function refresh(): Promise<void> {
    running ??= readSource().finally(() => (running = undefined));
    return running;
  }

  const saved = await fallbackCopy?.find(source.name);
  if (saved) show(saved);
  const firstAnswer = refresh();
  if (!saved) await Promise.race([firstAnswer, delay(options.firstAnswerMs)]);
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
    readAtMs: () => readAtMs,
    close: () => clearInterval(timer),
  };
}

/** Opens the site's own articles, which only change with a restart. */
export function openFixedNews(content: NewsContent): NewsLibrary {
  return {
    news: createCatalogue(content),
    findMedia: () => undefined,
    mediaNames: () => [],
    onChange: () => undefined,
    refresh: () => Promise.resolve(),
    readAtMs: () => undefined,
    close: () => undefined,
  };
}
