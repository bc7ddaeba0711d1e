import { afterEach, beforeEach, expect, vi } from 'vitest';

// A warning or error nobody expects is a defect: tests that expect one replace the spy's behaviour
// and say so by `expectConsole`.
const spies = () => [
  vi.spyOn(console, 'error').mockImplementation(() => undefined),
  vi.spyOn(console, 'warn').mockImplementation(() => undefined),
];

let watching: ReturnType<typeof spies> = [];

function undoReplacements(): void {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

beforeEach(() => {
  // Left by a test whose own clean-up failed.
  undoReplacements();
  watching = spies();
});

afterEach(() => {
  const noise = watching.flatMap((spy) => spy.mock.calls.map((call) => call.map(String).join(' ')));
  undoReplacements();
  expect(noise, 'console noise').toEqual([]);
});
