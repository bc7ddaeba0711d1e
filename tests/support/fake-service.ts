import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './serve.ts';

interface FakeService extends AsyncDisposable {
  readonly url: string;
  /** Emails that arrived, as often as they did. */
  readonly received: readonly string[];
  /** Headers of the requests, in the same order. */
  readonly headers: readonly IncomingHttpHeaders[];
}

/**
 * An outside service that takes everything.
 * @param beforeAnswer how long it thinks about each, when a test wants to decide that
 */
export async function startFakeService(beforeAnswer?: () => Promise<void>): Promise<FakeService> {
  const received: string[] = [];
  const headers: IncomingHttpHeaders[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push((JSON.parse(await text(request)) as { email: string }).email);
    headers.push(request.headers);
    await beforeAnswer?.();
    response.writeHead(202).end();
  }

  const served = await serve((request, response) => {
    void take(request, response);
  });
  return {
    url: served.address,
    received,
    headers,
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}
