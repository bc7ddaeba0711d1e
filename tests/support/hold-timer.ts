import type { ServerResponse } from 'node:http';
import { vi } from 'vitest';

/** How a service answers badly; it may say that the time for its answer is over. */
export type Misbehave = (response: ServerResponse, runOutOfTime: () => void) => void;

/** Takes the place of `AbortSignal.timeout` until it is released: time runs out when told to. */
export function holdTimer(): { readonly runOut: () => void; readonly release: () => void } {
  const timer = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
  return {
    runOut: () => timer.abort(new DOMException('too slow', 'TimeoutError')),
    release: () => timeout.mockRestore(),
  };
}
