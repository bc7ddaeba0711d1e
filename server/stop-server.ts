import type { Server } from 'node:http';

/** Load balancers and service managers wait about this long before they kill a process. */
const longestWaitMs = 10_000;
const lookEveryMs = 50;

/**
 * Takes no more connections, lets running requests finish and cuts off what takes too long.
 * `server.close()` alone would wait for the browser to drop a connection that was busy when it was
 * called, and browsers keep connections for a minute.
 */
export function stopServer(server: Server, waitMs = longestWaitMs): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), lookEveryMs);
    const deadline = setTimeout(() => server.closeAllConnections(), waitMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
