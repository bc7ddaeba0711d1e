import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody listens on now. */
export function findFreePort(): Promise<number> {
  return listenOnce(0);
}

/** The first of two neighbours that nobody listens on now. */
export async function findFreePair(): Promise<number> {
  for (;;) {
    const port = await findFreePort();
    const isPair = await listenOnce(port + 1).then(
      () => true,
      () => false,
    );
    if (isPair) return port;
  }
}

/** @throws where somebody else listens there */
async function listenOnce(wanted: number): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
