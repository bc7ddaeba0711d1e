import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

/** Stands before a server, on another port, and counts what it sends, whoever asked for it. */
export async function startCountingProxy(target: string, ownPort: number) {
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
  server.listen(ownPort, '127.0.0.1');
  await once(server, 'listening');
  return {
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
