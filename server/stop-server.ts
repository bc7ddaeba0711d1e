import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Log } from '#server/log.ts';

const longestWaitMs = 10_000;
const pollEveryMs = 50;

type StopServer = (waitMs?: number) => Promise<void>;

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

type Step = () => Promise<unknown> | void;

interface StopOptions {
  readonly log: Log;
  /** Run in order, even after a failure. */
  readonly steps: readonly Step[];
}

/** Exits after this time, before service managers kill the process. */
export const longestStopMs = 35_000;
/** SIGHUP comes from a closing terminal. */
const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Stops at the first signal and ignores the rest: a process group gets several. */
export function stopOnSignal(options: StopOptions): void {
  let isStopping = false;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      options.log.info({ signal }, 'stopping');
      void stop(options);
    });
  }
}

async function stop({ log, steps }: StopOptions): Promise<never> {
  setTimeout(() => {
    log.warn('shutdown timed out');
    process.exit(0);
  }, longestStopMs);
  for (const step of steps) {
    try {
      await step();
    } catch (err) {
      log.error({ err }, 'shutdown step failed');
    }
  }
  process.exit(0);
}
