import type { IncomingMessage } from 'node:http';
import { readCookie } from './read-cookie.ts';

/** Whether a visitor wants few bytes: by the site's own switch, else by the browser's header. */
export function savesData(request: IncomingMessage): boolean {
  const choice = readCookie(request, 'data-saver');
  if (choice === 'on' || choice === 'off') return choice === 'on';
  return String(request.headers['save-data'] ?? '').toLowerCase() === 'on';
}
