import { createHash } from 'node:crypto';
import type { News, Post } from '#app/features/news/news.ports.ts';
import { withTimeout } from '#server/timers.ts';
import type { Log } from '#server/log.ts';
import type { FallbackCopy } from './fallback-copy.ts';
import { noNews, type NewsContent, type NewsSource } from './news-content.ts';
import { dayInLagos } from '#app/kernel/days.ts';
import { createCatalogue } from './news-catalogue.ts';

export type NewsLibrary = Awaited<ReturnType<typeof openNewsLibrary>>;

interface LibraryOptions {
  /** Undefined where the site's own articles are all there is. */
  readonly source: NewsSource | undefined;
  /** Own articles, shown until the source is first reached. */
  readonly fallback: NewsContent;
  readonly fallbackCopy: FallbackCopy | undefined;
  readonly log: Log;
  readonly refreshMs: number;
  /** Longest wait for a first answer when there is no copy. */
  readonly firstAnswerMs: number;
}

/**
 * Opens the news from the saved copy, the source or the files, then polls in the background. Without a
 * source they change with a restart, or when the day of an article has come.
 */
export async function openNewsLibrary(options: LibraryOptions) {
  const { source, fallbackCopy, log, firstAnswerMs } = options;
  const due = createDueNews();
  let content = noNews;
  let version = versionOf(noNews);
  /** The version that this process last found by itself. */
  let found: string | undefined;
  let running: Promise<void> | undefined;
  let readAtMs = source && 0;

  function show(next: NewsContent, nextVersion = versionOf(next)): void {
    content = next;
    version = nextVersion;
    due.show(next);
  }

  async function readSource(isTold: boolean): Promise<void> {
    if (!source) return;
    try {
      const next = await source.read(isTold);
      readAtMs = Date.now();
      if (next === 'unchanged') return;
      // The source may send the same content again.
      const nextVersion = versionOf(next);
      if (nextVersion !== version) show(next, nextVersion);
      if (!isTold) found = nextVersion;
      await fallbackCopy?.save(source.name, next);
    } catch (error) {
      log.warn({ source: source.name, err: error }, 'could not refresh news');
    }
  }

  function refresh(isTold = false): Promise<void> {
    running ??= readSource(isTold).finally(() => (running = undefined));
    return running;
  }

  /** Reads what another process has found, unless it shows here already; never rejects. */
  async function catchUp(told: string): Promise<void> {
    // What is being read may be from before the change.
    await running;
    if (told !== version) await refresh(true);
  }

  const saved = source && (await fallbackCopy?.find(source.name));
  if (saved) show(saved);
  const firstAnswer = refresh();
  if (source && !saved) await withTimeout(firstAnswer, firstAnswerMs).catch(() => undefined);
  if (content === noNews) show(options.fallback);
  const timer = source && setInterval(() => void refresh(), options.refreshMs).unref();

  return {
    /** Always reads the latest good copy, without posts whose day is still to come. */
    news: due.news,
    findMedia: (name: string): string | undefined =>
      Object.hasOwn(content.media, name) ? content.media[name] : undefined,
    /** Names of all such pictures, newest posts first. */
    mediaNames: (): readonly string[] => Object.keys(content.media),
    /** Calls back when other posts show, also as the day of one has come. */
    onChange: due.onChange,
    /** The same in every process that shows the same. */
    version: () => version,
    /** The version that this process last found by itself; undefined before the first. */
    foundVersion: () => found,
    catchUp,
    /** Refreshes now; never rejects. */
    refresh: () => refresh(),
    /** When the source last answered, in milliseconds; 0 for never, undefined where there is none. */
    readAtMs: (): number | undefined => readAtMs,
    close(): void {
      clearInterval(timer);
      due.close();
    },
  };
}

function versionOf(content: NewsContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** How late a post may be on its day. */
const checkMs = 60 * 1000;

/** Shows posts from their day in Lagos on. */
function createDueNews() {
  const listeners: (() => void)[] = [];
  let content = noNews;
  let shown: readonly Post[] = [];
  let catalogue = createCatalogue(noNews);

  function show(posts: readonly Post[]): void {
    shown = posts;
    catalogue = createCatalogue({ ...content, posts });
    for (const listener of listeners) listener();
  }

  const timer = setInterval(() => {
    const due = duePosts(content);
    if (due.length !== shown.length) show(due);
  }, checkMs);
  timer.unref();

  return {
    /** Always reads what is shown now. */
    news: alwaysFrom(() => catalogue),
    /** Shows what is due of this, and calls back. */
    show(next: NewsContent): void {
      content = next;
      show(duePosts(next));
    },
    /** Calls back when other posts show, also as the day of one has come. */
    onChange: (listener: () => void) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}

function duePosts({ posts }: NewsContent): readonly Post[] {
  const today = dayInLagos(Date.now());
  return posts.filter(({ publishedAt }) => dayInLagos(Date.parse(publishedAt)) <= today);
}

function alwaysFrom(latest: () => News): News {
  return {
    list: (query) => latest().list(query),
    find: (slug) => latest().find(slug),
    findSimilar: (slug) => latest().findSimilar(slug),
    latest: (count) => latest().latest(count),
    posts: () => latest().posts(),
    categories: () => latest().categories(),
  };
}
