import { destination, pino, type Logger } from 'pino';

export type Log = Logger;

/** Buffer for lines that cannot be written; the rest is dropped. */
const mostWaitingBytes = 64 * 1024;

/** Logs JSON lines to standard output. Never log what a visitor typed, nor query strings. */
export function createLog(level: string): Log {
  // Synchronous: an unflushed buffer would keep the process from ending.
  const output = destination({ dest: 1, sync: true, maxLength: mostWaitingBytes });
  // A closed terminal or a full disk must not stop the site.
  output.on('error', () => undefined);
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(options, output);
}
