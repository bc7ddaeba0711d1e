import { Server as NetServer } from 'node:net';
import type { Server, ServerResponse } from 'node:http';

const longestWaitMs = 10_000;
const pollEveryMs = 50;

export type StopServer = (waitMs?: number) => Promise<void>;

/** Watches a server so that it can stop gracefully: no new connections, slow ones cut off. */
export function watchToStop(server: Server): StopServer {
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  server.prependListener('request', (_request, response: ServerResponse) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
    if (isStopping) endAfter(response);
  });

  /** Node considers a connection idle once its response is written, even if not yet sent. */
  function closeIdle(): void {
    const isSending = [...answers].some((response) => response.writableEnded);
    if (!isSending) server.closeIdleConnections();
  }

  return (waitMs = longestWaitMs) =>
    new Promise((resolve) => {
      isStopping = true;
      for (const response of answers) endAfter(response);
      // `server.close()` alone would wait for connections that were busy when it was called, and
      // browsers keep connections for a minute.
      const idle = setInterval(closeIdle, pollEveryMs);
      const deadline = setTimeout(() => server.closeAllConnections(), waitMs);
      // An HTTP server's own close() would cut off responses that are not yet sent.
      NetServer.prototype.close.call(server, () => {
        clearInterval(idle);
        clearTimeout(deadline);
        resolve();
      });
      closeIdle();
    });
}

/** Asks the browser to close this connection. */
function endAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
