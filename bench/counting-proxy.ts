import { connect, createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Stands before the site on a free port and counts what it sends, whoever asked for it. */
export async function startCountingProxy(target: string) {
  const { hostname, port } = new URL(target);
  let bytes = 0;
  let lastMs = 0;
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
    /** Waits until nothing has been sent for this long. */
    async untilQuiet(quietMs: number) {
      lastMs = performance.now();
      while (performance.now() - lastMs < quietMs) await delay(100);
    },
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}
