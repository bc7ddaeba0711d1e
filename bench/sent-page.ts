import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire, still compressed. */
export interface SentPage {
  readonly body: Buffer;
  /** Name, value, name, value …; without those that every Node server adds by itself. */
  readonly headers: readonly string[];
}

const addedByNode = new Set(['date', 'connection', 'keep-alive']);

/**
 * Asks for a page as a browser that takes brotli.
 * @throws Error unless the page is there and comes in brotli
 */
export async function getSentPage(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<SentPage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const encoding = response.headers['content-encoding'];
  if (response.statusCode !== 200 || encoding !== 'br') {
    throw new Error(`${url} answers ${response.statusCode} in ${encoding ?? 'no encoding'}`);
  }
  return { body, headers: withoutAdded(response.rawHeaders) };
}

function withoutAdded(raw: readonly string[]): string[] {
  return raw.filter((_text, index) => {
    const name = raw[index - (index % 2)] ?? '';
    return !addedByNode.has(name.toLowerCase());
  });
}
