import { act } from 'react';
import { vi } from 'vitest';

/** Lets the fake clock run, and React draw what came of it. */
export async function passTime(timeMs: number): Promise<void> {
  await inAct(() => vi.advanceTimersByTimeAsync(timeMs));
}

/** Does something to the page by hand and lets React draw what came of it. */
export async function inAct(work: () => unknown): Promise<void> {
  const scope = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  const before = scope.IS_REACT_ACT_ENVIRONMENT;
  scope.IS_REACT_ACT_ENVIRONMENT = true;
  try {
    await act(async () => {
      await work();
    });
  } finally {
    scope.IS_REACT_ACT_ENVIRONMENT = before ?? false;
  }
}
