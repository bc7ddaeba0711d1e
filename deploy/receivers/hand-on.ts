import type { Lead } from './receive.ts';

/** Reads a setting. @throws when it is missing */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Sends something to the service. @throws when the answer is not 2xx */
export async function send(url: string, body: string, type = 'application/json'): Promise<string> {
  const headers = { 'content-type': type, accept: 'application/json' };
  const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  return answer.text();
}

/** Writes what was sent for people to read, a line for each field. */
export function inLines({ kind, reference, page, fields }: Lead): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`${kind} ${reference}, from ${page}`, ...lines].join('\n');
}
