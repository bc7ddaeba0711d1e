import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the wire, still compressed. */
export interface SentPage {
  readonly body: Buffer;
  /** Name, value, name, value … */
  readonly headers: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/**
 * Asks for a page as a browser that takes brotli.
 * @throws Error unless the page is there and comes in brotli
 */
export async function getSentPage(url: string, headers: Headers): Promise<SentPage> {
  const response = await answerTo(url, headers);
  const body = await buffer(response);
  const encoding = response.headers['content-encoding'];
  if (response.statusCode !== 200 || encoding !== 'br') {
    throw new Error(`${url} answers ${response.statusCode} in ${encoding ?? 'no encoding'}`);
  }
  return { body, headers: response.rawHeaders };
}

/** Sends the same question without looking at the answer; unlike `fetch` it unpacks nothing. */
export function answerTo(url: string, headers: Headers = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
}
