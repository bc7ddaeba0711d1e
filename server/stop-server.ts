import { Server as NetServer } from 'node:net';
import type { Server, ServerResponse } from 'node:http';

/** Load balancers and service managers wait about this long before they kill a process. */
const longestWaitMs = 10_000;
const lookEveryMs = 50;

/** Stops a server; resolves when its last connection is closed. */
export type StopServer = (waitMs?: number) => Promise<void>;

/**
 * Watches a server that does not listen yet, so that it can be stopped without cutting anybody off:
 * it takes no more connections, lets running requests finish and ends what takes too long.
 */
export function watchToStop(server: Server): StopServer {
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
    if (isStopping) endAfter(response);
  });

  /** Node considers a connection idle as soon as its answer is written, sent or not. */
  function closeIdle(): void {
    const isSending = [...answers].some((response) => response.writableEnded);
    if (!isSending) server.closeIdleConnections();
  }

  return (waitMs = longestWaitMs) =>
    new Promise((resolve) => {
      isStopping = true;
      for (const response of answers) endAfter(response);
      // `server.close()` alone would wait for the browser to drop a connection that was busy when
      // it was called, and browsers keep connections for a minute.
      const idle = setInterval(closeIdle, lookEveryMs);
      const deadline = setTimeout(() => server.closeAllConnections(), waitMs);
      // The close of HTTP servers would close at once what Node considers idle.
      NetServer.prototype.close.call(server, () => {
        clearInterval(idle);
        clearTimeout(deadline);
        resolve();
      });
      closeIdle();
    });
}

/** Tells the browser not to send its next request on this connection. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
