/** Resolves when what has been set off has reached the screen. */
export function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
