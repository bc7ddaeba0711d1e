/**
 * Resolves when so many milliseconds have passed; a process that has nothing else to do ends before.
 * Unlike the one of `node:timers/promises`, it follows the fake clocks of tests.
 */
export function passed(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs).unref());
}
