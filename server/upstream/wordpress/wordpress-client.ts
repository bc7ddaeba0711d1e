/** One answer of WordPress's REST API that is a list. */
export interface WordPressList {
  readonly items: readonly unknown[];
  /** Of the headers: all items, and pages of the size that was asked for. */
  readonly total: number;
  readonly pageCount: number;
}

/** Reads lists from a WordPress. */
export interface WordPressClient {
  /**
   * One page of a list. Where the server gave marks for it before, it is asked conditionally.
   * @throws WordPressError when it is slow, refuses, or answers anything but such a list
   */
  getPage(path: string, query: Readonly<Record<string, string>>): Promise<WordPressList>;
  /**
   * The whole list, page by page.
   * @throws WordPressError also when the list keeps changing while it is read
   */
  getAll(path: string, query: Readonly<Record<string, string>>): Promise<readonly unknown[]>;
}

/** WordPress did not answer, or not in a way that can be understood. */
export class WordPressError extends Error {
  override readonly name = 'WordPressError';
}

interface ClientOptions {
  /** Address of the site, as a visitor of it knows it. */
  readonly url: string;
  readonly timeoutMs: number;
}

interface Remembered {
  readonly headers: Readonly<Record<string, string>>;
  readonly list: WordPressList;
}

/** Rendering a hundred posts at once takes a small server longer than we wait. */
const perPage = 25;
const mostPages = 200;
const mostBytes = 16 * 1024 * 1024;
const mostAttempts = 3;

/** A client of `wp-json/wp/v2` that remembers the last answers, so as to ask conditionally. */
export function createWordPressClient(options: ClientOptions): WordPressClient {
  const base = `${options.url.replace(/\/+$/, '')}/wp-json/wp/v2/`;
  const remembered = new Map<string, Remembered>();

  async function getPage(path: string, query: Readonly<Record<string, string>>) {
    const url = `${base}${path}?${new URLSearchParams(query)}`;
    const known = remembered.get(url);
    const response = await ask(url, known?.headers ?? {}, options.timeoutMs);
    if (response.status === 304 && known) return known.list;
    const list = await parseList(url, response);
    const headers = conditionsFrom(response);
    remembered.delete(url);
    if (Object.keys(headers).length > 0) remembered.set(url, { headers, list });
    return list;
  }

  /** Undefined when the list changed meanwhile: then an item may have slipped between two pages. */
  async function readPages(path: string, query: Readonly<Record<string, string>>) {
    const items: unknown[] = [];
    let total: number | undefined;
    for (let page = 1; page <= mostPages; page += 1) {
      const size = { per_page: String(perPage), page: String(page) };
      const list = await getPage(path, { ...query, ...size });
      total ??= list.total;
      if (list.total !== total) return undefined;
      items.push(...list.items);
      if (page >= list.pageCount) return items.length === total ? items : undefined;
    }
    throw new WordPressError(`${path}: more than ${mostPages} pages`);
  }

  return {
    getPage,
    async getAll(path, query) {
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        const items = await readPages(path, query);
        if (items) return items;
      }
      throw new WordPressError(`${path}: changes while it is read`);
    },
  };
}

async function ask(url: string, headers: Readonly<Record<string, string>>, timeoutMs: number) {
  try {
    return await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // A redirect would lead away from the address that the operator has named.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new WordPressError(`${url}: no answer`, { cause });
  }
}

function conditionsFrom({ headers }: Response): Record<string, string> {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

async function parseList(url: string, response: Response): Promise<WordPressList> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new WordPressError(`${url}: status ${response.status}`);
  }
  const items = parseJson(url, await readBounded(url, response));
  const total = countFrom(response, 'x-wp-total');
  const pageCount = countFrom(response, 'x-wp-totalpages');
  if (!Array.isArray(items) || total === undefined || pageCount === undefined) {
    throw new WordPressError(`${url}: not a list of WordPress`);
  }
  return { items, total, pageCount };
}

function countFrom({ headers }: Response, name: string): number | undefined {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

async function readBounded(url: string, response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const part of response.body ?? []) {
      bytes += part.byteLength;
      if (bytes > mostBytes) throw new WordPressError(`${url}: more than ${mostBytes} bytes`);
      text += decoder.decode(part, { stream: true });
    }
  } catch (cause) {
    if (cause instanceof WordPressError) throw cause;
    throw new WordPressError(`${url}: the answer broke off`, { cause });
  }
  return text + decoder.decode();
}

function parseJson(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new WordPressError(`${url}: not JSON`, { cause });
  }
}
