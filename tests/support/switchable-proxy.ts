import { request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { serve } from './serve.ts';

interface SwitchableProxy extends AsyncDisposable {
  readonly address: string;
  /**
   * Where requests go from now on; undefined: nowhere. Unlike Playwright's `setOffline`, that also
   * stops what a browser fetches ahead.
   */
  target: string | undefined;
  /** What a request waits for before it goes on: nothing, unless told otherwise. */
  wait: (path: string) => Promise<void>;
  /** Changes what the service worker is, as a newer version of the site would. */
  workerSuffix: string;
  /** Answers that were given, by method and path. */
  readonly asked: readonly string[];
}

/** One address in front of the site, behind which another site or another version can step in. */
export async function startSwitchableProxy(target: string): Promise<SwitchableProxy> {
  const asked: string[] = [];
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    asked.push(`${request.method} ${request.url}`);
    await proxy.wait(request.url ?? '');
    if (proxy.target === undefined) {
      response.destroy();
      return;
    }
    const { hostname, port } = new URL(proxy.target);
    const isWorker = request.url === '/sw.js';
    const { 'if-none-match': mark, ...others } = request.headers;
    // The site would say that its worker is the same.
    const headers = isWorker
      ? { ...others, 'accept-encoding': 'identity' }
      : { ...others, ...(mark && { 'if-none-match': mark }) };
    const onward = openRequest(
      { hostname, port, path: request.url, method: request.method, headers, agent: false },
      (answer) => {
        const { 'content-length': length, etag, ...rest } = answer.headers;
        const passedOn = isWorker
          ? rest
          : { ...rest, ...(etag && { etag }), ...(length && { 'content-length': length }) };
        response.writeHead(answer.statusCode ?? 502, passedOn);
        answer.on('data', (part) => response.write(part));
        answer.on('end', () => response.end(isWorker ? proxy.workerSuffix : undefined));
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }
  const served = await serve((request, response) => void pass(request, response));
  const proxy: SwitchableProxy = {
    address: served.address,
    target,
    wait: () => Promise.resolve(),
    workerSuffix: '',
    asked,
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
  return proxy;
}
