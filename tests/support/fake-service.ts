import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serve } from './serve.ts';

interface FakeService extends AsyncDisposable {
  readonly url: string;
  /** Emails that arrived, as often as they did. */
  readonly received: readonly string[];
}

/** An outside service that takes everything. */
export async function startFakeService(): Promise<FakeService> {
  const received: string[] = [];
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push((JSON.parse(await text(request)) as { email: string }).email);
    response.writeHead(202).end();
  }

  const served = await serve((request, response) => {
    void take(request, response);
  });
  return {
    url: served.address,
    received,
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}
