import { pino } from 'pino';
import type { Log } from '#server/log.ts';

interface MemoryLog {
  readonly log: Log;
  /** Each line as it would have been written. */
  readonly lines: readonly string[];
  /** The message of each line. */
  readonly messages: () => readonly string[];
}

/** A log that keeps its lines for the test to read. */
export function createMemoryLog(): MemoryLog {
  const lines: string[] = [];
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => lines.push(line) });
  return { log, lines, messages: () => lines.map(messageOf) };
}

/** The message of one line of the log. */
export function messageOf(line: string): string {
  return (JSON.parse(line) as { msg: string }).msg;
}
