import { expect, vi } from 'vitest';
import { ask } from './ask.ts';

/**
 * Asks until a site is ready, as load balancers do: it says 503 while a busy disk takes more than four
 * seconds for the lead that it tries to save.
 * @returns the answer that says so
 */
export function untilReady(address: string) {
  return vi.waitFor(
    async () => {
      const answer = await ask(address, '/readyz');
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 60_000, interval: 500 },
  );
}
