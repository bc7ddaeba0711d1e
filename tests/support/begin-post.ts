import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

interface BegunPost {
  /** Sends what was held back, and waits for the answer. */
  finish(): Promise<{ readonly status: number; readonly text: string }>;
}

/**
 * Sends a form's head and the first half of its body. Resolves when the site has begun to read it,
 * as the interim answer 100 says.
 */
export async function beginPost(address: string, path: string, body: string): Promise<BegunPost> {
  const { hostname, port } = new URL(address);
  const request = openRequest({
    hostname,
    port,
    path,
    method: 'POST',
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      expect: '100-continue',
    },
  });
  request.flushHeaders();
  await once(request, 'continue');
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  // A reset is the test's to see when it asks for the answer.
  answered.catch(() => undefined);
  const half = Math.floor(body.length / 2);
  request.write(body.slice(0, half));
  return {
    async finish() {
      request.end(body.slice(half));
      const [response] = await answered;
      return { status: response.statusCode ?? 0, text: await text(response) };
    },
  };
}
