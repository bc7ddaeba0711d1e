import { pino, type Logger } from 'pino';

export type Log = Logger;

/**
 * Structured log on standard output: one JSON object a line. What a visitor typed is never logged;
 * an address in a query string (tokens, emails) is cut off before it gets here.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
