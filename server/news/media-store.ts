import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '#server/logging/log.ts';
import { findImageType } from './image-type.ts';

/** A picture, ready to be sent. */
export interface Media {
  readonly type: string;
  readonly body: Buffer;
}

/** Pictures of an outside source, kept on disk so that readers never depend on it. */
export interface MediaStore {
  /** The picture of that name; undefined when there is none, or it cannot be fetched now. */
  find(name: string): Promise<Media | undefined>;
  /** Fetches what is missing and drops what no post shows any more. */
  sync(): Promise<void>;
}

interface MediaStoreOptions {
  readonly folder: string;
  /** Where a picture comes from; only names that this knows are ever fetched. */
  readonly findAddress: (name: string) => string | undefined;
  readonly names: () => readonly string[];
  readonly log: Log;
  readonly timeoutMs: number;
}

const mostBytes = 8 * 1024 * 1024;
/** So that a source with a long past does not fill the disk: the newest posts come first. */
const mostFetchedAhead = 3000;

/** Opens a store of pictures in a folder, which is made when it is needed. */
export function createMediaStore(options: MediaStoreOptions): MediaStore {
  const { folder, findAddress, log } = options;
  const running = new Map<string, Promise<Buffer | undefined>>();

  async function fetchAndKeep(name: string): Promise<Buffer | undefined> {
    const address = findAddress(name);
    if (address === undefined) return undefined;
    try {
      const body = await fetchPicture(address, options.timeoutMs);
      await keep(folder, name, body);
      return body;
    } catch (error) {
      log.warn({ address, err: error }, 'a picture of the news could not be fetched');
      return undefined;
    }
  }

  function load(name: string): Promise<Buffer | undefined> {
    const known = running.get(name);
    if (known) return known;
    const loading = fetchAndKeep(name).finally(() => running.delete(name));
    running.set(name, loading);
    return loading;
  }

  return {
    async find(name) {
      if (findAddress(name) === undefined) return undefined;
      const body = (await readKept(folder, name)) ?? (await load(name));
      const type = body && findImageType(body);
      return type === undefined || !body ? undefined : { type, body };
    },
    async sync() {
      const names = options.names().slice(0, mostFetchedAhead);
      await dropAllBut(folder, new Set(options.names()));
      for (const name of names) {
        if (findAddress(name) !== undefined && !(await isKept(folder, name))) await load(name);
      }
    },
  };
}

/** @throws when it is not a picture, is too large or does not come in time */
async function fetchPicture(address: string, timeoutMs: number): Promise<Buffer> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'image/avif,image/webp,image/jpeg,image/png,image/gif' },
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    bytes += part.byteLength;
    if (bytes > mostBytes) throw new Error(`more than ${mostBytes} bytes`);
  }
  const body = Buffer.concat(parts);
  if (findImageType(body) === undefined) throw new Error('not a picture');
  return body;
}

async function keep(folder: string, name: string, body: Buffer): Promise<void> {
  const beside = join(folder, `.${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  await writeFile(beside, body);
  await rename(beside, join(folder, name));
}

async function readKept(folder: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, name)).catch(() => undefined);
}

async function isKept(folder: string, name: string): Promise<boolean> {
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
