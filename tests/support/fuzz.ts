/** Printed by fast-check with the smallest failing case, so that it can be made again. */
const seed = 20_261_121;
const longRuns = Number(process.env['FUZZ_RUNS'] ?? 0);

/**
 * How often a property is tried: a fixed set of cases each time, or as many as FUZZ_RUNS says with a
 * seed of the day.
 * @param most then, where a case takes long
 */
export function fuzzing(runs: number, most = longRuns) {
  if (longRuns === 0) return { seed, numRuns: runs };
  const daily = Number(process.env['FUZZ_SEED'] ?? Math.floor(Date.now() / 86_400_000));
  return { seed: daily, numRuns: Math.min(most, longRuns) };
}
