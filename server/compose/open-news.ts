import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import { createFallbackCopy } from '#server/news/fallback-copy.ts';
import { createMediaStore, type MediaStore } from '#server/news/media-store.ts';
import type { NewsContent } from '#server/news/news-content.ts';
import { openNewsLibrary, type NewsLibrary } from '#server/news/news-library.ts';
import type { Settings } from '#server/settings.ts';
import { createWordPressSource } from '#server/upstream/wordpress/wordpress-source.ts';
import { announce, type Notices } from '#server/store/notices.ts';
import { storeFailureReason } from '#server/store/store-error.ts';
import type { Store } from '#server/store/store.ts';

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
  /** Undefined where there is one process. */
  readonly notices: Notices | undefined;
  readonly log: Log;
}

/** Has every process show a new post as soon as one has found it; each reads WordPress itself. */
export function shareNews({ library, store, notices, log }: ShareNews): void {
  if (!notices) return;
  const tell = (version: string) =>
    announce(store, 'news', version).catch((error: unknown) =>
      log.warn({ reason: storeFailureReason(error) }, 'other processes not told of news'),
    );

  /** Makes up for notices that were missed here, and for those that could not be sent. */
  async function meetAgain(): Promise<void> {
    await library.refresh();
    const isRead = (library.readAtMs() ?? 0) > 0;
    if (isRead) await tell(library.version());
  }

  library.onDiscovery((version) => void tell(version));
  notices.listen('news', (version) => {
    void (version === undefined ? meetAgain() : library.catchUp(version));
  });
}
