const shadeCount = 4;

/**
 * Gives each count one of four shades, from 0 for the fewest, so that each shade has about a quarter
 * of the states: Lagos alone would leave all others in the palest.
 */
export function shadesOf(counts: readonly number[]): readonly number[] {
  return counts.map((count) => {
    const fewer = counts.filter((other) => other < count).length;
    return Math.floor((fewer / counts.length) * shadeCount);
  });
}
