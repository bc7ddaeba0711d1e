import { vi } from 'vitest';

/** What was logged as errors so far. Taking it says that the test expects it. */
export function takeConsoleErrors(): unknown[][] {
  const spy = vi.mocked(console.error);
  const calls = [...spy.mock.calls];
  spy.mockClear();
  return calls;
}
