import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { median } from './row.ts';

type Headers = Readonly<Record<string, string>>;

/** An answer as it came over the wire, still compressed. */
export interface SentPage {
  readonly body: Buffer;
  /** Name, value, name, value … */
  readonly headers: readonly string[];
}

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

function answerTo(url: string, headers: Headers): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
}

interface Rounds {
  readonly rounds: number;
  readonly warmUps?: number;
}

/** From the question to the last byte, one request after the other. */
export function medianAnswerMs(url: string, headers: Headers, rounds: Rounds): Promise<number> {
  return medianMs(rounds, () => getSentPage(url, headers));
}

/** From the question to the first byte, whatever the encoding. */
export function medianFirstByteMs(url: string, headers: Headers, rounds: Rounds): Promise<number> {
  return medianMs(rounds, async () => (await answerTo(url, headers)).resume());
}

async function medianMs(
  { rounds, warmUps = 0 }: Rounds,
  ask: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < warmUps + rounds; round += 1) {
    const startedAt = performance.now();
    await ask();
    times.push(performance.now() - startedAt);
  }
  return median(times.slice(warmUps));
}
