import type { IncomingMessage } from 'node:http';

const choicePattern = /(?:^|;\s*)data-saver=(on|off)\s*(?:;|$)/;

/** Whether a visitor wants few bytes: by the site's own switch, else by the browser's header. */
export function savesData({ headers }: IncomingMessage): boolean {
  const choice = headers.cookie?.match(choicePattern)?.[1];
  if (choice !== undefined) return choice === 'on';
  return String(headers['save-data'] ?? '').toLowerCase() === 'on';
}
