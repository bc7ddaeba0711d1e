import { expect } from 'vitest';
import { ask } from './ask.ts';

/** Waits until a site that has been told to stop lets nobody new in. */
export async function untilRefused(address: string): Promise<void> {
  const answer = () => ask(address, '/healthz').then(({ status }) => status, String);
  await expect.poll(answer).toContain('ECONNREFUSED');
}
