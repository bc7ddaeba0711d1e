/** The value that this share of the values does not exceed. Not a number when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The middle of some measured values: one disturbed run does not move it. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
