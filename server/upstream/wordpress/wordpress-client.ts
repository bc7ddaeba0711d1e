import { readBody } from '#server/read-body.ts';

type WordPressList = Awaited<ReturnType<typeof parseList>>;
type Query = Readonly<Record<string, string>>;
export type WordPressClient = ReturnType<typeof createWordPressClient>;

/** WordPress did not answer, or sent something unexpected. */
export class WordPressError extends Error {
  override readonly name = 'WordPressError';
}

interface Remembered {
  readonly headers: Readonly<Record<string, string>>;
  readonly list: WordPressList;
}

/** A small server needs longer than our time-out to render a hundred posts. */
const perPage = 25;
const mostPages = 200;
const mostBytes = 16 * 1024 * 1024;
const mostAttempts = 3;

/** A client of `wp-json/wp/v2` that remembers the last answers for conditional requests. */
export function createWordPressClient(site: string, timeoutMs: number) {
  const base = `${site}/wp-json/wp/v2/`;
  const remembered = new Map<string, Remembered>();

  /** Reads one page of a list, conditionally where possible. @throws WordPressError */
  async function getPage(path: string, query: Query): Promise<WordPressList> {
    const url = `${base}${path}?${new URLSearchParams(query)}`;
    const known = remembered.get(url);
    const response = await ask(url, known?.headers ?? {}, timeoutMs);
    if (response.status === 304 && known) return known.list;
    const list = await parseList(url, response);
    const headers = conditionsFrom(response);
    remembered.delete(url);
    if (Object.keys(headers).length > 0) remembered.set(url, { headers, list });
    return list;
  }

  /** Returns undefined when the list changed meanwhile: an item may have moved between two pages. */
  async function readPages(path: string, query: Query) {
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
    /** Reads the whole list. @throws WordPressError also when it changes meanwhile */
    async getAll(path: string, query: Query): Promise<readonly unknown[]> {
      for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
        const items = await readPages(path, query);
        if (items) return items;
      }
      throw new WordPressError(`${path}: kept changing while it was read`);
    },
  };
}

/** Reports a failure of any kind as WordPress's. */
async function orFail<Result>(message: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    throw new WordPressError(message, { cause });
  }
}

async function ask(url: string, headers: Readonly<Record<string, string>>, timeoutMs: number) {
  return orFail(`${url}: no answer`, () =>
    fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // A redirect could lead away from the address that the operator has set.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }),
  );
}

function conditionsFrom({ headers }: Response): Record<string, string> {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

async function parseList(url: string, response: Response) {
  if (!response.ok) {
    await response.body?.cancel();
    throw new WordPressError(`${url}: status ${response.status}`);
  }
  const body = await orFail(`${url}: the body is too large or incomplete`, () =>
    readBody(response.body, mostBytes),
  );
  const items = await orFail(
    `${url}: not JSON`,
    async () => JSON.parse(body.toString()) as unknown,
  );
  const total = countFrom(response, 'x-wp-total');
  const pageCount = countFrom(response, 'x-wp-totalpages');
  if (!Array.isArray(items) || total === undefined || pageCount === undefined) {
    throw new WordPressError(`${url}: not a WordPress list`);
  }
  return { items: items as readonly unknown[], total, pageCount };
}

function countFrom({ headers }: Response, name: string): number | undefined {
  const text = headers.get(name) ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
