import { destination, pino, type Logger } from 'pino';

export type Log = Logger;

/** How much is buffered while lines cannot be written; more is dropped. */
const mostWaitingBytes = 64 * 1024;

/**
 * Structured log on standard output: one JSON object a line. What a visitor typed is never logged;
 * an address in a query string (tokens, emails) is cut off before it gets here.
 */
export function createLog(level: string): Log {
  // Synchronous: a buffer that cannot be flushed would keep the process from ending.
  const output = destination({ dest: 1, sync: true, maxLength: mostWaitingBytes });
  // A terminal that was closed or a full disk must not stop the site. The next line tries again.
  output.on('error', () => undefined);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, output);
}
