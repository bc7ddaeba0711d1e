import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Stands before the site and counts what it sends, whoever asked for it. */
interface CountingProxy extends AsyncDisposable {
  readonly origin: string;
  sentBytes(): number;
  /** Waits until nothing has been sent for this long. */
  untilQuiet(quietMs: number): Promise<void>;
}

/** Starts one on a free port. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  let bytes = 0;
  let lastMs = performance.now();
  const server = createServer((client) => {
    const site = connect(Number(port), hostname);
    site.on('data', (part) => {
      bytes += part.length;
      lastMs = performance.now();
    });
    const end = () => {
      client.destroy();
      site.destroy();
    };
    for (const socket of [client, site]) socket.on('error', end).on('close', end);
    client.pipe(site).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sentBytes: () => bytes,
    async untilQuiet(quietMs) {
      lastMs = performance.now();
      while (performance.now() - lastMs < quietMs) await delay(100);
    },
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}
