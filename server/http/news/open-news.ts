import { join } from 'node:path';
import type { Identity } from '#app/location/identity.ports.ts';
import type { Placeholders } from '#server/content/placeholders.ts';
import { readPosts } from '#server/content/posts/read-posts.ts';
import type { Log } from '#server/logging/log.ts';
import { createKeptCopy } from '#server/news/kept-copy.ts';
import { createMediaStore, type MediaStore } from '#server/news/media-store.ts';
import type { NewsContent } from '#server/news/news-content.ts';
import { openFixedNews, openNewsLibrary, type NewsLibrary } from '#server/news/news-library.ts';
import type { Settings } from '#server/settings.ts';
import { createWordPressSource } from '#server/upstream/wordpress/wordpress-source.ts';
import { findFilePicture } from './file-pictures.ts';

/** The news of this process, and the pictures that do not come with the build. */
export interface SiteNews {
  readonly library: NewsLibrary;
  readonly media: MediaStore;
}

interface OpenNews {
  readonly settings: Settings;
  readonly log: Log;
  readonly identity: Identity;
  /** Placeholders of plans that articles may use. */
  readonly facts: Placeholders;
  readonly contentFolder: string;
}

/** How often WordPress is asked whether something has changed. */
const refreshMs = 2 * 60 * 1000;
const timeoutMs = 5000;
/** A first start waits for a WordPress that answers, if slowly; one that is down fails sooner. */
const firstAnswerMs = 20_000;

/**
 * Opens the news: from WordPress where there is one, otherwise from files.
 * @throws ContentError when one of our own articles cannot be published
 */
export async function openNews(options: OpenNews): Promise<SiteNews> {
  const files = await readPosts(options.contentFolder, options, findFilePicture);
  const url = options.settings.WORDPRESS_URL;
  const folder = join(options.settings.DATA_DIR, 'news');
  const library =
    url === undefined ? openFixedNews(files) : await openWordPress(url, files, folder, options);
  const media = createMediaStore({
    folder: join(folder, 'media'),
    findAddress: (name) => library.findMedia(name),
    names: () => library.mediaNames(),
    log: options.log,
    timeoutMs,
  });
  if (url !== undefined) keepPictures(library, media, options.log);
  return { library, media };
}

function openWordPress(
  url: string,
  fallback: NewsContent,
  folder: string,
  { log }: OpenNews,
): Promise<NewsLibrary> {
  return openNewsLibrary({
    source: createWordPressSource({ url, log, timeoutMs }),
    fallback,
    keptCopy: createKeptCopy(join(folder, 'wordpress.json')),
    log,
    refreshMs,
    firstAnswerMs,
  });
}

/** Fetches pictures ahead of their readers, who must not notice when WordPress is down. */
function keepPictures(library: NewsLibrary, media: MediaStore, log: Log): void {
  let running = Promise.resolve();
  const sync = () => {
    running = running
      .then(() => media.sync())
      .catch((err: unknown) => log.warn({ err }, 'pictures of the news could not be kept'));
  };
  library.onChange(sync);
  sync();
}
