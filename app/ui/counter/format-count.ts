/** Rounds a count and separates its thousands; smaller than app/kernel/numbers.ts. */
export function formatCount(value: number): string {
  return value.toFixed(0).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}
