import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import { replaceFile } from '#server/replace-file.ts';
import { fetchPicture, findImageType } from './fetch-picture.ts';
import type { NewsLibrary } from './news-library.ts';

export type MediaStore = ReturnType<typeof createMediaStore>;

interface MediaStoreOptions {
  readonly folder: string;
  /** Knows the sources of the pictures; nothing else is ever fetched. */
  readonly library: Pick<NewsLibrary, 'findMedia' | 'mediaNames'>;
  /** Of the source; pictures of other hosts must not be inside our network. */
  readonly ownOrigin: string | undefined;
  readonly log: Log;
  readonly timeoutMs: number;
}

/** Limits the disk space of a source with many old posts; the newest posts come first. */
const mostFetchedAhead = 3000;

/**
 * Opens the store of an outside source's pictures, saved on disk so that readers never depend on it.
 * The folder is made when needed.
 */
export function createMediaStore({ folder, library, log, ...fetching }: MediaStoreOptions) {
  const running = new Map<string, Promise<Buffer | undefined>>();

  async function fetchAndSave(name: string): Promise<Buffer | undefined> {
    const address = library.findMedia(name);
    if (address === undefined) return undefined;
    try {
      const body = await fetchPicture(address, fetching);
      await replaceFile(join(folder, name), body);
      return body;
    } catch (error) {
      log.warn({ address, err: error }, 'could not fetch news picture');
      return undefined;
    }
  }

  function load(name: string): Promise<Buffer | undefined> {
    const known = running.get(name);
    if (known) return known;
    const loading = fetchAndSave(name).finally(() => running.delete(name));
    running.set(name, loading);
    return loading;
  }

  return {
    /** Undefined when there is no such picture, or it cannot be fetched now. */
    async find(name: string) {
      if (library.findMedia(name) === undefined) return undefined;
      const body = await readFile(join(folder, name)).catch(() => load(name));
      const type = body && findImageType(body);
      return body && type ? { type, body } : undefined;
    },
    /** Fetches what is missing and drops what no post shows any more. */
    async sync(): Promise<void> {
      const names = library.mediaNames();
      await dropAllBut(folder, new Set(names));
      for (const name of names.slice(0, mostFetchedAhead)) {
        if (!(await isSaved(folder, name))) await load(name);
      }
    },
  };
}

async function isSaved(folder: string, name: string): Promise<boolean> {
  return access(join(folder, name)).then(
    () => true,
    () => false,
  );
}

async function dropAllBut(folder: string, wanted: ReadonlySet<string>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const unwanted = names.filter((name) => !wanted.has(name) && !name.startsWith('.'));
  await Promise.all(unwanted.map((name) => rm(join(folder, name), { force: true })));
}
