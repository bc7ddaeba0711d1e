/** Waits without keeping the process alive; unlike `node:timers/promises`, follows fake clocks. */
export function delay(timeMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, timeMs).unref());
}
