import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import { createFallbackCopy } from '#server/news/fallback-copy.ts';
import { createMediaStore, type MediaStore } from '#server/news/media-store.ts';
import type { NewsContent } from '#server/news/news-content.ts';
import { openNewsLibrary, type NewsLibrary } from '#server/news/news-library.ts';
import type { Settings } from '#server/settings.ts';
import { createWordPressSource } from '#server/upstream/wordpress/wordpress-source.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';
import { findSharedNews, writeSharedNews } from '#server/news/shared-news.ts';
import { repeatEvery, type Repeating } from '#server/timers.ts';

interface OpenNews {
  readonly settings: Settings;
  readonly log: Log;
  /** The site's own. */
  readonly posts: NewsContent;
}

const refreshMs = 2 * 60 * 1000;
const timeoutMs = 5000;
/** The first start waits for a slow WordPress; one that is down fails sooner. */
const firstAnswerMs = 20_000;

/** Opens the news, from WordPress or from files. */
export async function openNews({ settings, log, posts }: OpenNews) {
  const url = settings.WORDPRESS_URL;
  const folder = join(settings.DATA_DIR, 'news');
  const library = await openNewsLibrary({
    source: url === undefined ? undefined : createWordPressSource({ url, log, timeoutMs }),
    fallback: posts,
    fallbackCopy: createFallbackCopy(join(folder, 'wordpress.json')),
    log,
    refreshMs,
    firstAnswerMs,
  });
  const media = createMediaStore({
    folder: join(folder, 'media'),
    library,
    ownOrigin: url === undefined ? undefined : new URL(url).origin,
    log,
    timeoutMs,
  });
  if (url !== undefined) fetchPictures(library, media, log);
  return { library, media };
}

/** Fetches pictures ahead of readers, who must not notice when WordPress is down. */
function fetchPictures(library: NewsLibrary, media: MediaStore, log: Log): void {
  let running = Promise.resolve();
  const sync = () => {
    running = running
      .then(() => media.sync())
      .catch((err: unknown) => log.warn({ err }, 'news pictures not saved'));
  };
  library.onChange(sync);
  sync();
}

interface ShareNews {
  readonly library: NewsLibrary;
  readonly store: Store;
  readonly log: Log;
  readonly everyMs?: number;
}

/** Between looks for what other processes have found. */
const shareEveryMs = 1000;

/**
 * Has every process on one store show a new post as soon as one has found it; each reads WordPress
 * itself. Only what a process found by itself is passed on: if WordPress never gave the same answer
 * twice, processes would otherwise keep telling each other to read it again.
 */
export function shareNews({ library, store, log, everyMs = shareEveryMs }: ShareNews): Repeating {
  /** The version in the store when it was last read or written here. */
  let shared: string | undefined;
  let passedOn: string | undefined;
  let isAway = false;

  async function share(): Promise<void> {
    const latest = await findSharedNews(store);
    if (latest !== undefined && latest !== shared) await library.catchUp(latest);
    shared = latest;
    const found = library.foundVersion();
    const isNews = found !== passedOn && found === library.version();
    if (found !== undefined && isNews && found !== shared) {
      await writeSharedNews(store, found);
      shared = found;
    }
    passedOn = found;
    isAway = false;
  }

  return repeatEvery(everyMs, share, (error) => {
    // Log once per outage, not at every look.
    if (!isAway) log.warn({ reason: storeFailureReason(error) }, 'news not shared');
    isAway = true;
  });
}
