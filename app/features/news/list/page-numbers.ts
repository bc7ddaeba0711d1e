/** The first, the last and the neighbours of the current page: what a list of pages shows. */
export function pageNumbers(current: number, count: number): readonly number[] {
  const wanted = [1, current - 1, current, current + 1, count];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
}
